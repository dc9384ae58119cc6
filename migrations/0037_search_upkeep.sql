-- How far the maintenance of a team's search got. A restart continues there.
CREATE TABLE search_upkeep (
  team_id uuid NOT NULL,
  task text NOT NULL CHECK (task IN ('fold', 'rebuild')),
  place jsonb NOT NULL,
  PRIMARY KEY (team_id, task)
);

CALL protect_team_table ('search_upkeep');

-- Deletes at most so many rows of each kind, and returns how many it deleted: a long backlog takes many short statements.
DROP FUNCTION before_team.forget_old (timestamptz, timestamptz);

CREATE FUNCTION before_team.forget_old (keys_before timestamptz, undo_before timestamptz, most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH keys AS (DELETE FROM idempotency_key WHERE ctid = ANY (ARRAY(SELECT k.ctid FROM idempotency_key k WHERE k.created_at < keys_before LIMIT most)) RETURNING 1),
      account_keys AS (DELETE FROM account_idempotency_key WHERE ctid = ANY (ARRAY(SELECT k.ctid FROM account_idempotency_key k WHERE k.created_at < keys_before LIMIT most)) RETURNING 1),
      undone AS (DELETE FROM undo_entry WHERE ctid = ANY (ARRAY(SELECT u.ctid FROM undo_entry u WHERE u.created_at < undo_before LIMIT most)) RETURNING 1)
    SELECT ((SELECT count(*) FROM keys) + (SELECT count(*) FROM account_keys) + (SELECT count(*) FROM undone))::integer
  $$;

REVOKE ALL ON FUNCTION before_team.forget_old
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.forget_old TO evident_app;
