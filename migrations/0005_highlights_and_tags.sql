CREATE TABLE tag_board (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id),
  title text NOT NULL,
  rank double precision NOT NULL
);

CREATE INDEX tag_board_list ON tag_board (project_id, rank);

CALL protect_team_table ('tag_board');

CREATE TABLE tag_group (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  tag_board_id uuid NOT NULL REFERENCES tag_board (id) ON DELETE CASCADE,
  title text NOT NULL,
  color text NOT NULL,
  rank double precision NOT NULL
);

CREATE INDEX tag_group_list ON tag_group (tag_board_id, rank);

CALL protect_team_table ('tag_group');

CREATE TABLE tag (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id),
  tag_group_id uuid NOT NULL REFERENCES tag_group (id),
  title text NOT NULL,
  description text,
  locked boolean NOT NULL DEFAULT FALSE,
  rank double precision NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX tag_list ON tag (tag_group_id, rank);

CREATE INDEX tag_project ON tag (project_id);

CALL protect_team_table ('tag');

-- Somebody's words, marked. Where they stand is told several ways, so that they are found again or honestly lost.
CREATE TABLE highlight (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  project_id uuid NOT NULL REFERENCES project (id),
  -- The exact quote, and up to 32 code points on either side.
  text text NOT NULL,
  before text NOT NULL DEFAULT '',
  after text NOT NULL DEFAULT '',
  -- Code points in the plain text of the note.
  start_at integer NOT NULL,
  end_at integer NOT NULL,
  start_ms integer,
  end_ms integer,
  speaker text,
  -- 'mark': a mark in the document; 'beside': a pair of Yjs relative positions kept here, for people who may not write the document.
  anchor text NOT NULL CHECK (anchor IN ('mark', 'beside')),
  relative_start bytea,
  relative_end bytea,
  lost_at timestamptz,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (
    anchor = 'mark'
    OR (
      relative_start IS NOT NULL
      AND relative_end IS NOT NULL
    )
  )
);

CREATE INDEX highlight_note ON highlight (note_id, start_at);

CREATE INDEX highlight_list ON highlight (project_id, created_at DESC, id DESC);

CALL protect_team_table ('highlight');

-- Who applied which tag, when, and how.
CREATE TABLE highlight_tag (
  team_id uuid NOT NULL,
  highlight_id uuid NOT NULL REFERENCES highlight (id) ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
  applied_by uuid NOT NULL,
  applied_at timestamptz NOT NULL,
  how text NOT NULL CHECK (how IN ('person', 'ai', 'import')),
  PRIMARY KEY (highlight_id, tag_id)
);

CREATE INDEX highlight_tag_tag ON highlight_tag (tag_id, highlight_id);

CALL protect_team_table ('highlight_tag');

-- The words an insight rests on, derived from its document whenever that is derived.
CREATE TABLE insight_evidence (
  team_id uuid NOT NULL,
  insight_id uuid NOT NULL REFERENCES insight (id) ON DELETE CASCADE,
  highlight_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (insight_id, highlight_id)
);

CREATE INDEX insight_evidence_highlight ON insight_evidence (highlight_id);

CALL protect_team_table ('insight_evidence');

-- What a person did that can be taken back: the rows as they were before.
CREATE TABLE undo_entry (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL,
  label text NOT NULL,
  kind text NOT NULL,
  before jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  undone_at timestamptz
);

CREATE INDEX undo_entry_member ON undo_entry (team_id, member_id, created_at DESC);

CALL protect_team_table ('undo_entry');
