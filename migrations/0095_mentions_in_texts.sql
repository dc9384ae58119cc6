-- Members mentioned in texts. Each mention notifies once, also when it is removed and undone. Ids only.
CREATE TABLE document_mention (
  team_id uuid NOT NULL REFERENCES team (id),
  document_id uuid NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  mention_id text NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (document_id, mention_id)
);

CALL protect_team_table ('document_mention');
