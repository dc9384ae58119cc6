-- Set when admins delete a workspace. Nobody is a member any more; the nightly cleanup deletes the rows.
ALTER TABLE team
ADD COLUMN deleted_at timestamptz;

CREATE FUNCTION before_team.deleted_teams () RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$ SELECT t.id FROM team t WHERE t.deleted_at IS NOT NULL ORDER BY t.deleted_at $$;

-- Deletes at most `most` rows per table of a deleted workspace and returns how many. Covers every table with a team_id, also those of later migrations.
-- A table that others still refer to is tried again on the next call. The workspace itself goes last, and only then does the function return 0.
CREATE FUNCTION before_team.purge_team (team uuid, most integer) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DECLARE
      name regclass;
      deleted bigint;
      total bigint := 0;
      blocked boolean := false;
    BEGIN
      IF NOT EXISTS (SELECT FROM team t WHERE t.id = team AND t.deleted_at IS NOT NULL) THEN RETURN 0; END IF;
      INSERT INTO unowned_bytes (file_id, since) SELECT f.id, now() FROM file f WHERE f.team_id = team ON CONFLICT DO NOTHING;
      FOR name IN
        SELECT c.oid::regclass FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE a.attname = 'team_id' AND NOT a.attisdropped AND c.relkind = 'r' AND n.nspname = 'public' ORDER BY c.relname
      LOOP
        BEGIN
          EXECUTE format('DELETE FROM %s WHERE ctid = ANY (ARRAY(SELECT ctid FROM %s WHERE team_id = $1 LIMIT $2))', name, name) USING team, most;
          GET DIAGNOSTICS deleted = ROW_COUNT;
          total := total + deleted;
        EXCEPTION WHEN foreign_key_violation THEN blocked := true;
        END;
      END LOOP;
      IF total = 0 THEN
        IF blocked THEN RAISE EXCEPTION 'The rows of workspace % refer to each other in a circle', team; END IF;
        DELETE FROM team t WHERE t.id = team;
      END IF;
      RETURN total;
    END $$;

REVOKE ALL ON FUNCTION before_team.deleted_teams,
before_team.purge_team
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.deleted_teams,
before_team.purge_team TO evident_app;
