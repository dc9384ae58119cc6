-- A workspace whose deletion was asked for is closed. Until its last day, an admin can keep it.
ALTER TABLE team
ADD COLUMN deletes_at timestamptz,
ADD COLUMN deletion_asked_at timestamptz,
ADD COLUMN deletion_asked_by uuid,
ADD COLUMN deletion_warned_at timestamptz;

CREATE INDEX team_deletes_at ON team (deletes_at)
WHERE
  deletes_at IS NOT NULL;

-- Documents and streams that are open in a closed workspace end at once.
CREATE FUNCTION tell_closing () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('evident_rights', NEW.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER tell_closing
AFTER UPDATE OF deletes_at ON team FOR EACH ROW WHEN (OLD.deletes_at IS DISTINCT FROM NEW.deletes_at)
EXECUTE FUNCTION tell_closing ();

-- The remainder of a deleted workspace: times and counts. The addresses of its admins are kept until the last mail.
CREATE TABLE deletion_receipt (
  workspace_id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  began_at timestamptz NOT NULL,
  erased_at timestamptz,
  row_count bigint NOT NULL DEFAULT 0,
  file_count bigint NOT NULL DEFAULT 0,
  mail_to TEXT[] NOT NULL
);

GRANT
SELECT
,
  INSERT,
UPDATE ON deletion_receipt TO evident_app;

-- Nothing finds a closed workspace: adds the condition to each function that leads to one, as it is by now.
DO $$
DECLARE
  change record;
  source text;
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ('actor_of_session', 'AND (t.password_auth_enabled OR NOT s.by_password)', 'AND (t.password_auth_enabled OR NOT s.by_password) AND t.deletes_at IS NULL'),
    ('actor_of_token', 'FROM member m WHERE m.id = k.member_id', 'FROM member m JOIN team t ON t.id = m.team_id AND t.deletes_at IS NULL WHERE m.id = k.member_id'),
    ('share_link_team', 'AND t.link_sharing_enabled', 'AND t.link_sharing_enabled AND t.deletes_at IS NULL'),
    ('due_webhooks', 'FROM webhook w', 'FROM webhook w JOIN team t ON t.id = w.team_id AND t.deletes_at IS NULL'),
    ('team_of_invite', 'FROM invite i WHERE', 'FROM invite i JOIN team t ON t.id = i.team_id AND t.deletes_at IS NULL WHERE'),
    ('workspaces_open_to', 'o JOIN team t ON t.id = o.team_id', 'o JOIN team t ON t.id = o.team_id AND t.deletes_at IS NULL'),
    ('members_of_integration', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('digests_due', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('directory_of_token', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('due_agents', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('due_automations', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('due_sources', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('sso_choices', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('team_of_connection_attempt', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('team_of_shared_auth', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('team_of_sso_attempt', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('team_of_sso_connection', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('teams_of_integration', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('teams_to_count', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL'),
    ('teams_to_wrap', 't.deleted_at IS NULL', 't.deleted_at IS NULL AND t.deletes_at IS NULL')
  ) c (name, before, after) LOOP
    SELECT pg_get_functiondef(p.oid) INTO STRICT source
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'before_team' AND p.proname = change.name;
    IF strpos(source, change.before) = 0 THEN RAISE EXCEPTION '% does not contain %', change.name, change.before; END IF;
    EXECUTE replace(source, change.before, change.after);
  END LOOP;
END $$;

-- With the last day of closed workspaces, which their people still see in the list.
DROP FUNCTION before_team.workspaces_of (uuid);

CREATE FUNCTION before_team.workspaces_of (account uuid) RETURNS TABLE (
  id uuid,
  name text,
  subdomain text,
  member_id uuid,
  role text,
  workspace_admin boolean,
  logo jsonb,
  primary_color text,
  suspended boolean,
  deletes_at timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.subdomain, m.id, m.role, m.workspace_admin, t.logo, t.primary_color, m.suspended_at IS NOT NULL, t.deletes_at
    FROM member m JOIN team t ON t.id = m.team_id
    WHERE m.account_id = account AND m.removed_at IS NULL ORDER BY lower(t.name), t.id
  $$;

-- Closed workspaces to warn about, or whose last day has come.
CREATE FUNCTION before_team.closed_teams (warned_until timestamptz, ended_until timestamptz) RETURNS TABLE (id uuid, ended boolean) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.deletes_at <= ended_until FROM team t
    WHERE t.deleted_at IS NULL AND (t.deletes_at <= ended_until OR t.deletes_at <= warned_until AND t.deletion_warned_at IS NULL)
    ORDER BY t.deletes_at
  $$;

-- As before, and counts in the receipt. Bytes of a deleted workspace need not wait for uploads that may be under way.
CREATE OR REPLACE FUNCTION before_team.purge_team (team uuid, most integer) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DECLARE
      name regclass;
      deleted bigint;
      files bigint;
      total bigint := 0;
      blocked boolean := false;
    BEGIN
      IF NOT EXISTS (SELECT FROM team t WHERE t.id = team AND t.deleted_at IS NOT NULL) THEN RETURN 0; END IF;
      INSERT INTO unowned_bytes (file_id, since) SELECT f.id, now() - interval '2 days' FROM file f WHERE f.team_id = team ON CONFLICT DO NOTHING;
      GET DIAGNOSTICS files = ROW_COUNT;
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
        UPDATE session s SET sso_team_id = NULL WHERE s.sso_team_id = team;
        DELETE FROM one_time_code c WHERE c.sso_team_id = team;
        DELETE FROM team t WHERE t.id = team;
      END IF;
      UPDATE deletion_receipt r SET row_count = r.row_count + total, file_count = r.file_count + files, erased_at = CASE WHEN total = 0 THEN now() END
      WHERE r.workspace_id = team;
      RETURN total;
    END $$;

REVOKE ALL ON FUNCTION before_team.workspaces_of,
before_team.closed_teams
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.workspaces_of,
before_team.closed_teams TO evident_app;
