-- Questions that are answered in many steps, each for the member who asked.
CREATE TABLE research (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL,
  question text NOT NULL,
  scope_type text NOT NULL CHECK (scope_type IN ('WORKSPACE', 'FOLDER', 'PROJECT', 'NOTE')),
  scope_id uuid,
  -- {"sources", "searches", "tokens"}: what it may use.
  budget jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'WORKING', 'DONE', 'FAILED', 'CANCELLED')),
  reason text,
  ai_text_id uuid NOT NULL REFERENCES ai_text (id) ON DELETE CASCADE,
  insight_id uuid REFERENCES insight (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((scope_type = 'WORKSPACE') = (scope_id IS NULL))
);

CREATE INDEX research_newest ON research (team_id, member_id, created_at DESC, id DESC);

CREATE INDEX research_text ON research (ai_text_id);

CREATE INDEX research_insight ON research (insight_id)
WHERE
  insight_id IS NOT NULL;

CALL protect_team_table ('research');

-- The finished steps: a research that was interrupted goes on after the last. They hold places in notes, never their words.
CREATE TABLE research_step (
  research_id uuid NOT NULL REFERENCES research (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('PLAN', 'SEARCH', 'READ', 'GROUP', 'COUNTER', 'DRAFT')),
  result jsonb NOT NULL,
  finished_at timestamptz NOT NULL,
  PRIMARY KEY (research_id, position)
);

CALL protect_team_table ('research_step');
