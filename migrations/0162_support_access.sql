-- Access that admins grant to the staff of the operator, for some hours and to read only. `member_id` is the removed
-- member in whose name the staff read, so that no list of members, seat or mention has them.
CREATE TABLE support_access (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  member_id uuid REFERENCES member (id),
  name text NOT NULL,
  email text NOT NULL,
  reason text NOT NULL,
  hours integer NOT NULL,
  state text NOT NULL CHECK (state IN ('REQUESTED', 'GRANTED', 'DENIED', 'ENDED')),
  asked_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz
);

CREATE INDEX support_access_team ON support_access (team_id, asked_at DESC, id);

CREATE INDEX support_access_account ON support_access (account_id, asked_at DESC);

CREATE INDEX support_access_member ON support_access (member_id);

CREATE UNIQUE INDEX support_access_open ON support_access (team_id, account_id)
WHERE
  state IN ('REQUESTED', 'GRANTED');

CREATE INDEX support_access_ends ON support_access (ends_at)
WHERE
  state = 'GRANTED';

CALL protect_team_table ('support_access');

-- Documents and streams that staff have open end with the access.
CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE ON support_access FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

-- The staff member with a session, in a workspace that granted access. Asked only where no member was found.
CREATE FUNCTION before_team.actor_of_support (hash text, workspace text) RETURNS TABLE (
  team_id uuid,
  member_id uuid,
  role text,
  workspace_admin boolean,
  group_ids UUID[],
  scopes TEXT[],
  plan jsonb,
  time_zone text,
  support uuid
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, a.member_id, 'VIEWER', false, '{}'::uuid[], '{read}'::text[], (SELECT p.plan FROM workspace_plan p WHERE p.team_id = t.id), NULL::text, a.id
    FROM session s JOIN support_access a ON a.account_id = s.account_id JOIN team t ON t.id = a.team_id
    WHERE s.secret_hash = hash AND s.expires_at > now() AND a.state = 'GRANTED' AND a.ends_at > now() AND a.member_id IS NOT NULL
      AND t.deleted_at IS NULL AND t.deletes_at IS NULL AND (s.workspace_id IS NULL OR t.id = s.workspace_id)
      AND CASE WHEN workspace IS NULL THEN t.id = s.workspace_id
               WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid
               ELSE t.subdomain = workspace END
  $$;

-- The requests of an account, the newest first.
CREATE FUNCTION before_team.support_of (account uuid) RETURNS TABLE (
  id uuid,
  team_id uuid,
  workspace_name text,
  subdomain text,
  reason text,
  hours integer,
  state text,
  asked_at timestamptz,
  ends_at timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT a.id, t.id, t.name, t.subdomain, a.reason, a.hours, a.state, a.asked_at, a.ends_at
    FROM support_access a JOIN team t ON t.id = a.team_id
    WHERE a.account_id = account AND t.deleted_at IS NULL AND t.deletes_at IS NULL ORDER BY a.asked_at DESC, a.id LIMIT 100
  $$;

CREATE FUNCTION before_team.ended_support (until timestamptz) RETURNS TABLE (team_id uuid, id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT a.team_id, a.id FROM support_access a WHERE a.state = 'GRANTED' AND a.ends_at <= until ORDER BY a.ends_at LIMIT 1000
  $$;

REVOKE ALL ON FUNCTION before_team.actor_of_support,
before_team.support_of,
before_team.ended_support
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.actor_of_support,
before_team.support_of,
before_team.ended_support TO evident_app;
