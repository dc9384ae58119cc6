-- The ledger of runs: one row for a rule and an occasion. Rows stay when the rule is deleted, so that undoing that repeats none.
CREATE TABLE automation_run (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  automation_id uuid NOT NULL,
  -- The event, or the time of the schedule.
  occasion text NOT NULL,
  event text,
  -- The object whose fields the rules look at: a note, an insight, a project, an import.
  source_id uuid,
  -- The object that actions change.
  object_type text,
  object_id uuid,
  due_at timestamptz,
  state text NOT NULL CHECK (state IN ('WAITING', 'DONE', 'FAILED')),
  reason text,
  -- [{"field", "operator", "value", "met"}]
  conditions jsonb NOT NULL,
  -- [{"executionOrder", "actionType", "state", "reason"}]
  actions jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (automation_id, occasion)
);

CREATE INDEX automation_run_newest ON automation_run (automation_id, created_at DESC, id DESC);

CREATE INDEX automation_run_oldest ON automation_run (team_id, created_at);

CALL protect_team_table ('automation_run');
