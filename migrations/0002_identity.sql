-- How many wrong passwords there were is kept by address in throttle, whether an account has the address or not.
ALTER TABLE account
DROP COLUMN failed_sign_ins,
DROP COLUMN locked_at;

ALTER TABLE account
ALTER COLUMN email_confirmed_at
SET NOT NULL;

ALTER TABLE team
ADD COLUMN join_role text NOT NULL DEFAULT 'VIEWER' CHECK (join_role IN ('MANAGER', 'CONTRIBUTOR', 'VIEWER'));

CREATE INDEX team_join_domains ON team USING gin (join_domains);

-- One signed-in browser; workspace_id is set where it belongs to the host of a workspace. Not a table of a team: it is read before one is known.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  workspace_id uuid REFERENCES team (id) ON DELETE CASCADE,
  origin_id uuid REFERENCES session (id) ON DELETE CASCADE,
  secret_hash text NOT NULL UNIQUE,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX session_of_account ON session (account_id);

CREATE INDEX session_origin ON session (origin_id);

CREATE INDEX session_expiry ON session (expires_at);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON session TO evident_app;

-- Six-digit codes (tried against their id) and mailed links (found by the hash of their secret); both work once.
CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('SIGN_UP', 'SIGN_IN', 'RESET_PASSWORD', 'UNLOCK', 'CHANGE_EMAIL', 'HANDOVER')),
  email text NOT NULL,
  account_id uuid REFERENCES account (id) ON DELETE CASCADE,
  workspace_id uuid REFERENCES team (id) ON DELETE CASCADE,
  session_id uuid REFERENCES session (id) ON DELETE CASCADE,
  secret_hash text NOT NULL,
  sign_up jsonb,
  tries_left integer NOT NULL CHECK (tries_left >= 0),
  expires_at timestamptz NOT NULL
);

CREATE INDEX one_time_code_secret ON one_time_code (secret_hash);

CREATE INDEX one_time_code_expiry ON one_time_code (expires_at);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON one_time_code TO evident_app;

-- How often something was tried; the key is a rule and the hash of what it is tried on.
CREATE TABLE throttle (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  window_started_at timestamptz NOT NULL,
  locked_until timestamptz
);

CREATE INDEX throttle_window ON throttle (window_started_at);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON throttle TO evident_app;

CREATE TABLE access_token (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  name text NOT NULL CHECK (char_length(name) <= 100),
  scopes TEXT[] NOT NULL CHECK (
    scopes <@ ARRAY['read', 'write']
    AND 'read' = ANY (scopes)
  ),
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  used_at timestamptz,
  revoked_at timestamptz
);

CREATE INDEX access_token_of_member ON access_token (member_id, created_at);

CALL protect_team_table ('access_token');

CREATE TABLE invite (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  workspace_admin boolean NOT NULL,
  invited_by uuid NOT NULL REFERENCES member (id),
  secret_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz
);

CREATE UNIQUE INDEX invite_open ON invite (team_id, email)
WHERE
  accepted_at IS NULL
  AND revoked_at IS NULL;

CREATE INDEX invite_of_email ON invite (email)
WHERE
  accepted_at IS NULL
  AND revoked_at IS NULL;

CREATE INDEX invite_order ON invite (team_id, created_at, id);

CALL protect_team_table ('invite');

CREATE TABLE member_group (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  name text NOT NULL CHECK (char_length(name) <= 100),
  created_at timestamptz NOT NULL,
  UNIQUE (team_id, id)
);

CREATE UNIQUE INDEX member_group_name ON member_group (team_id, lower(name));

CALL protect_team_table ('member_group');

CREATE TABLE member_group_member (
  team_id uuid NOT NULL REFERENCES team (id),
  group_id uuid NOT NULL,
  member_id uuid NOT NULL REFERENCES member (id),
  PRIMARY KEY (group_id, member_id),
  FOREIGN KEY (team_id, group_id) REFERENCES member_group (team_id, id) ON DELETE CASCADE
);

CREATE INDEX member_group_of_member ON member_group_member (member_id);

CALL protect_team_table ('member_group_member');

-- What a workspace set differently from the default of a flag.
CREATE TABLE team_feature_flag (
  team_id uuid NOT NULL REFERENCES team (id),
  name text NOT NULL,
  enabled boolean NOT NULL,
  PRIMARY KEY (team_id, name)
);

CALL protect_team_table ('team_feature_flag');

-- The same for all workspaces; set by whoever runs the installation.
CREATE TABLE feature_flag (name text PRIMARY KEY, enabled boolean NOT NULL);

GRANT
SELECT
  ON feature_flag TO evident_app;

CREATE INDEX member_order ON member (team_id, lower(name), id);

-- A member is known by one address in a workspace.
CREATE INDEX member_email ON member (team_id, email)
WHERE
  removed_at IS NULL;

-- On whose behalf a request with a session cookie is made; renews the session when it was last renewed over an hour ago.
CREATE FUNCTION before_team.actor_of_session (hash text, workspace text) RETURNS TABLE (team_id uuid, member_id uuid, role text, workspace_admin boolean, group_ids UUID[]) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public AS $$
    #variable_conflict use_column
    DECLARE s session%ROWTYPE;
    BEGIN
      SELECT * INTO s FROM session WHERE session.secret_hash = hash AND session.expires_at > now();
      IF NOT FOUND THEN RETURN; END IF;
      IF s.used_at < now() - interval '1 hour' THEN
        UPDATE session SET used_at = now(), expires_at = now() + interval '604800 seconds' WHERE session.id = s.id;
      END IF;
      RETURN QUERY
        SELECT m.team_id, m.id, m.role, m.workspace_admin, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id)
        FROM team t JOIN member m ON m.team_id = t.id AND m.account_id = s.account_id AND m.removed_at IS NULL
        WHERE (s.workspace_id IS NULL OR t.id = s.workspace_id)
          AND CASE WHEN workspace IS NULL THEN t.id = s.workspace_id
                   WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid
                   ELSE t.subdomain = workspace END;
    END $$;

-- On whose behalf a request with an access token is made; notes the use once a minute.
CREATE FUNCTION before_team.actor_of_token (team uuid, hash text) RETURNS TABLE (team_id uuid, member_id uuid, role text, workspace_admin boolean, group_ids UUID[], scopes TEXT[]) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public AS $$
    #variable_conflict use_column
    DECLARE k access_token%ROWTYPE;
    BEGIN
      SELECT * INTO k FROM access_token
      WHERE secret_hash = hash AND access_token.team_id = team AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now());
      IF NOT FOUND THEN RETURN; END IF;
      IF k.used_at IS NULL OR k.used_at < now() - interval '1 minute' THEN
        UPDATE access_token SET used_at = now() WHERE access_token.id = k.id;
      END IF;
      RETURN QUERY
        SELECT m.team_id, m.id, m.role, m.workspace_admin, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id), k.scopes
        FROM member m WHERE m.id = k.member_id AND m.removed_at IS NULL;
    END $$;

-- The workspaces an account is a member of.
CREATE FUNCTION before_team.workspaces_of (account uuid) RETURNS TABLE (id uuid, name text, subdomain text, member_id uuid, role text, workspace_admin boolean) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public AS $$
    SELECT t.id, t.name, t.subdomain, m.id, m.role, m.workspace_admin
    FROM member m JOIN team t ON t.id = m.team_id
    WHERE m.account_id = account AND m.removed_at IS NULL ORDER BY lower(t.name), t.id
  $$;

-- The workspaces an account may join, by an open invite to its address or by the domain of it.
CREATE FUNCTION before_team.workspaces_open_to (account uuid) RETURNS TABLE (id uuid, name text, subdomain text, invite_id uuid, invited_by text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public AS $$
    WITH person AS (SELECT a.id, a.email FROM account a WHERE a.id = account)
    SELECT t.id, t.name, t.subdomain, o.invite_id, o.invited_by
    FROM person p CROSS JOIN LATERAL (
      SELECT i.team_id, i.id AS invite_id, m.name AS invited_by
      FROM invite i JOIN member m ON m.id = i.invited_by
      WHERE i.email = p.email AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now()
      UNION ALL
      SELECT d.id, NULL, NULL FROM team d WHERE d.join_domains @> ARRAY[substring(p.email from '@.*$')]
    ) o JOIN team t ON t.id = o.team_id
    WHERE NOT EXISTS (SELECT 1 FROM member m WHERE m.team_id = t.id AND m.account_id = p.id AND m.removed_at IS NULL)
  $$;

-- Where a workspace is, by its id or its subdomain.
CREATE FUNCTION before_team.team_route (workspace text) RETURNS TABLE (id uuid, name text, subdomain text, region text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public AS $$
    SELECT t.id, t.name, t.subdomain, t.region FROM team t
    WHERE CASE WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid ELSE t.subdomain = workspace END
  $$;

-- The workspace that an invite's link belongs to.
CREATE FUNCTION before_team.team_of_invite (hash text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public AS $$ SELECT i.team_id FROM invite i WHERE i.secret_hash = hash $$;

-- A person's name or address changed: their rows in all their workspaces follow.
CREATE FUNCTION before_team.rename_person (account uuid) RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public AS $$
    UPDATE member m SET name = a.name, email = a.email FROM account a
    WHERE a.id = account AND m.account_id = a.id AND m.removed_at IS NULL
  $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA before_team
FROM
  PUBLIC;

GRANT
EXECUTE ON ALL FUNCTIONS IN SCHEMA before_team TO evident_app;
