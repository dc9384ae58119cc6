-- Bytes in the file storage that no row of the database leads to (yet): an upload under way, or one whose row was refused, or a picture that was replaced.
-- Not a table of a team: it holds ids alone, and is swept for all teams at once.
CREATE TABLE unowned_bytes (file_id uuid PRIMARY KEY, since timestamptz NOT NULL);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON unowned_bytes TO evident_app;

-- Forgets, for all teams, what was kept for a while only.
CREATE FUNCTION before_team.forget_old (keys_before timestamptz, undo_before timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public AS $$
    DELETE FROM idempotency_key WHERE created_at < keys_before;
    DELETE FROM account_idempotency_key WHERE created_at < keys_before;
    DELETE FROM undo_entry WHERE created_at < undo_before;
  $$;

REVOKE ALL ON FUNCTION before_team.forget_old
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.forget_old TO evident_app;
