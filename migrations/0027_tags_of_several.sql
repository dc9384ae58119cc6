-- Further people who put a tag on a highlight that already had it. Undo by one of them leaves the tag with the others.
CREATE TABLE highlight_tag_also (
  team_id uuid NOT NULL,
  highlight_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  applied_by uuid NOT NULL,
  applied_at timestamptz NOT NULL,
  how text NOT NULL CHECK (how IN ('person', 'ai', 'import')),
  PRIMARY KEY (highlight_id, tag_id, applied_by),
  FOREIGN KEY (highlight_id, tag_id) REFERENCES highlight_tag (highlight_id, tag_id) ON DELETE CASCADE
);

CALL protect_team_table ('highlight_tag_also');
