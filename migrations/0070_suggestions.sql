-- Notes and insights that AI wrote, and what it suggests to members.
ALTER TABLE note
ADD COLUMN ai_generated boolean NOT NULL DEFAULT FALSE;

ALTER TABLE insight
ADD COLUMN ai_generated boolean NOT NULL DEFAULT FALSE;

-- Kept after a decision, so that a rejected suggestion never returns.
CREATE TABLE suggestion (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  note_id uuid REFERENCES note (id) ON DELETE CASCADE,
  highlight_id uuid REFERENCES highlight (id) ON DELETE CASCADE,
  tag_id uuid REFERENCES tag (id) ON DELETE CASCADE,
  other_tag_id uuid REFERENCES tag (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('HIGHLIGHT', 'TAG', 'REDACTION', 'DUPLICATE_TAG')),
  state text NOT NULL CHECK (state IN ('OPEN', 'ACCEPTED', 'REJECTED')),
  -- Of words: {"quote", "before", "after", "start", "end"}, in code points.
  words jsonb,
  reason text NOT NULL,
  -- Tags to apply to a suggested highlight.
  tag_ids UUID[] NOT NULL,
  -- Identifies the suggested thing: the same one is suggested once.
  key text NOT NULL,
  model text,
  -- The highlight or redaction that accepting created.
  result_id uuid,
  created_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz
);

CREATE UNIQUE INDEX suggestion_of_note ON suggestion (note_id, kind, key)
WHERE
  note_id IS NOT NULL;

CREATE UNIQUE INDEX suggestion_of_project ON suggestion (project_id, kind, key)
WHERE
  note_id IS NULL;

CREATE INDEX suggestion_highlight ON suggestion (highlight_id);

CREATE INDEX suggestion_result ON suggestion (result_id);

CREATE INDEX suggestion_tag ON suggestion (tag_id);

CREATE INDEX suggestion_other_tag ON suggestion (other_tag_id);

CALL protect_team_table ('suggestion');

-- Modes of automatic features by feature; absent ones are those of the workspace, or the default.
CREATE TABLE auto_features (
  -- The project, or else the workspace.
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  modes jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX auto_features_project ON auto_features (project_id);

CALL protect_team_table ('auto_features');

CREATE TRIGGER version
BEFORE UPDATE ON auto_features FOR EACH ROW WHEN (OLD.modes IS DISTINCT FROM NEW.modes)
EXECUTE FUNCTION count_version ();
