-- Rules of members: actions that run at times, or after an event.
CREATE TABLE automation (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  owner_id uuid NOT NULL REFERENCES member (id),
  title text NOT NULL,
  -- {"type": "Cron", "cronExpression", "timezone"} or {"type": "Event", "event", "rules"}
  trigger_configuration jsonb NOT NULL,
  -- [{"actionType", "parameters", "executionOrder"}]
  actions jsonb NOT NULL,
  on_failure text NOT NULL CHECK (on_failure IN ('STOP', 'CONTINUE')),
  active boolean NOT NULL,
  stopped_reason text,
  -- Failed runs since the last one that succeeded.
  failures integer NOT NULL,
  next_run_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX automation_newest ON automation (team_id, created_at DESC, id DESC);

CREATE INDEX automation_event ON automation (team_id, (trigger_configuration ->> 'event'))
WHERE
  active;

CREATE INDEX automation_due ON automation (next_run_at)
WHERE
  next_run_at IS NOT NULL;

CALL protect_team_table ('automation');

CREATE TRIGGER version
BEFORE UPDATE ON automation FOR EACH ROW WHEN (
  (OLD.title, OLD.trigger_configuration, OLD.actions, OLD.on_failure, OLD.active) IS DISTINCT FROM (NEW.title, NEW.trigger_configuration, NEW.actions, NEW.on_failure, NEW.active)
)
EXECUTE FUNCTION count_version ();

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

-- Automations of all teams that are due.
CREATE FUNCTION before_team.due_automations (due timestamptz, most integer) RETURNS TABLE (team_id uuid, id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT a.team_id, a.id FROM automation a JOIN team t ON t.id = a.team_id
    WHERE a.active AND a.next_run_at <= due AND t.deleted_at IS NULL ORDER BY a.next_run_at, a.id LIMIT most
  $$;

REVOKE ALL ON FUNCTION before_team.due_automations
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.due_automations TO evident_app;
