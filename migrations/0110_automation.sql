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
