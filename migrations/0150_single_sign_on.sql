-- Directories whose people can sign in. The client secret of OIDC is encrypted.
CREATE TABLE sso_connection (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  strategy text NOT NULL,
  name text NOT NULL,
  enabled boolean NOT NULL DEFAULT FALSE,
  oidc jsonb,
  sealed_secret text,
  saml jsonb,
  attributes jsonb NOT NULL,
  join_role text,
  group_rules jsonb NOT NULL DEFAULT '[]',
  proved_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX sso_connection_team ON sso_connection (team_id);

CALL protect_team_table ('sso_connection');

CREATE TRIGGER version
BEFORE UPDATE ON sso_connection FOR EACH ROW WHEN (
  (OLD.name, OLD.enabled, OLD.oidc, OLD.saml, OLD.attributes, OLD.join_role, OLD.group_rules) IS DISTINCT FROM (NEW.name, NEW.enabled, NEW.oidc, NEW.saml, NEW.attributes, NEW.join_role, NEW.group_rules)
)
EXECUTE FUNCTION count_version ();

-- Mail domains. Several workspaces of one organization may prove the same.
CREATE TABLE sso_domain (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  domain text NOT NULL,
  token text NOT NULL,
  mailed jsonb,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (team_id, domain)
);

CREATE INDEX sso_domain_verified ON sso_domain (domain)
WHERE
  verified_at IS NOT NULL;

CALL protect_team_table ('sso_domain');

-- The way of a browser to a directory and back. Found by the hash of its state, before the workspace is known.
CREATE TABLE sso_attempt (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  connection_id uuid NOT NULL REFERENCES sso_connection (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  state_hash text NOT NULL UNIQUE,
  browser_hash text,
  sealed text NOT NULL,
  request_id text,
  response text,
  session_id uuid,
  account_id uuid,
  member_id uuid,
  claims text,
  path text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX sso_attempt_team ON sso_attempt (team_id, created_at);

CREATE INDEX sso_attempt_connection ON sso_attempt (connection_id);

CALL protect_team_table ('sso_attempt');

-- Which account a person of a directory has here.
CREATE TABLE external_identity (
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  connection_id uuid NOT NULL REFERENCES sso_connection (id) ON DELETE CASCADE,
  subject text NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (connection_id, subject),
  UNIQUE (connection_id, account_id)
);

CREATE INDEX external_identity_team ON external_identity (team_id);

CREATE INDEX external_identity_account ON external_identity (account_id);

CALL protect_team_table ('external_identity');

-- Whether members must sign in through a connection, and the admins who need not.
CREATE TABLE sso_rules (
  team_id uuid PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  required boolean NOT NULL,
  break_glass UUID[] NOT NULL
);

CALL protect_team_table ('sso_rules');

-- The workspace through whose directory a session, or the first step before a second factor, began.
ALTER TABLE session
ADD COLUMN sso_team_id uuid;

ALTER TABLE one_time_code
ADD COLUMN sso_team_id uuid;

-- Whether a workspace accepts a session: where single sign-on is required, one that began with it, or with the password
-- of an admin for emergencies who has two-step sign-in.
CREATE FUNCTION before_team.sso_accepts (hash text, team uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT NOT EXISTS (SELECT FROM sso_rules r WHERE r.team_id = team AND r.required) OR EXISTS (
      SELECT FROM session s WHERE s.secret_hash = hash AND (
        s.sso_team_id = team OR s.by_password AND EXISTS (
          SELECT FROM sso_rules r JOIN member m ON m.team_id = r.team_id AND m.id = ANY (r.break_glass)
          JOIN second_factor f ON f.account_id = m.account_id
          WHERE r.team_id = team AND m.account_id = s.account_id AND m.workspace_admin AND m.removed_at IS NULL AND f.enabled_at IS NOT NULL
        )
      )
    )
  $$;

CREATE FUNCTION before_team.team_of_sso_attempt (hash text) RETURNS TABLE (team_id uuid, subdomain text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.subdomain FROM sso_attempt a JOIN team t ON t.id = a.team_id WHERE a.state_hash = hash AND t.deleted_at IS NULL
  $$;

CREATE FUNCTION before_team.team_of_sso_connection (connection uuid) RETURNS TABLE (team_id uuid, subdomain text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.subdomain FROM sso_connection c JOIN team t ON t.id = c.team_id WHERE c.id = connection AND t.deleted_at IS NULL
  $$;

-- The connections that a sign-in screen offers: those of a workspace (by id or subdomain), and those of the workspaces
-- that proved a mail domain.
CREATE FUNCTION before_team.sso_choices (workspace text, mail_domain text) RETURNS TABLE (id uuid, name text, strategy text, required boolean) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT c.id, c.name, c.strategy, coalesce(r.required, false)
    FROM sso_connection c JOIN team t ON t.id = c.team_id LEFT JOIN sso_rules r ON r.team_id = t.id
    WHERE c.enabled AND t.deleted_at IS NULL AND (
      t.id::text = workspace OR t.subdomain = workspace
      OR EXISTS (SELECT FROM sso_domain d WHERE d.team_id = t.id AND d.domain = mail_domain AND d.verified_at IS NOT NULL)
    )
    ORDER BY c.name, c.id LIMIT 20
  $$;

DROP FUNCTION before_team.team_environment (text);

CREATE FUNCTION before_team.team_environment (workspace text) RETURNS TABLE (
  id uuid,
  name text,
  primary_color text,
  logo jsonb,
  password_auth_enabled boolean,
  google_auth_enabled boolean,
  microsoft_auth_enabled boolean,
  sso_auth_enabled boolean,
  sso_required boolean,
  oidc_issuer text,
  auth0_config jsonb,
  auth0_organization_id text
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.primary_color, t.logo, t.password_auth_enabled,
      t.google_auth_enabled OR EXISTS (SELECT FROM sso_connection c WHERE c.team_id = t.id AND c.enabled AND c.strategy = 'google'),
      t.microsoft_auth_enabled OR EXISTS (SELECT FROM sso_connection c WHERE c.team_id = t.id AND c.enabled AND c.strategy IN ('azure', 'windows live')),
      t.sso_auth_enabled OR EXISTS (SELECT FROM sso_connection c WHERE c.team_id = t.id AND c.enabled),
      coalesce((SELECT r.required FROM sso_rules r WHERE r.team_id = t.id), false),
      coalesce(t.oidc_issuer, (SELECT c.oidc ->> 'issuer' FROM sso_connection c WHERE c.team_id = t.id AND c.enabled AND c.oidc IS NOT NULL ORDER BY c.name, c.id LIMIT 1)),
      t.auth0_config, t.auth0_organization_id
    FROM team t WHERE CASE WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid ELSE t.subdomain = workspace END
  $$;

REVOKE ALL ON FUNCTION before_team.sso_accepts,
before_team.team_of_sso_attempt,
before_team.team_of_sso_connection,
before_team.sso_choices,
before_team.team_environment
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.sso_accepts,
before_team.team_of_sso_attempt,
before_team.team_of_sso_connection,
before_team.sso_choices,
before_team.team_environment TO evident_app;
