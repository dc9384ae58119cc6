-- How a workspace looks and lets people in (the team environment); what cannot be changed in the product yet has its default.
ALTER TABLE team
ADD COLUMN primary_color text CHECK (primary_color ~ '^[0-9a-f]{6}$'),
ADD COLUMN logo jsonb,
ADD COLUMN password_auth_enabled boolean NOT NULL DEFAULT TRUE,
ADD COLUMN google_auth_enabled boolean NOT NULL DEFAULT FALSE,
ADD COLUMN microsoft_auth_enabled boolean NOT NULL DEFAULT FALSE,
ADD COLUMN sso_auth_enabled boolean NOT NULL DEFAULT FALSE,
ADD COLUMN oidc_issuer text,
ADD COLUMN auth0_config jsonb,
ADD COLUMN auth0_organization_id text;

-- What the sign-in screens of a workspace know of it, by its id or its subdomain.
CREATE FUNCTION before_team.team_environment (workspace text) RETURNS TABLE (
  id uuid,
  name text,
  primary_color text,
  logo jsonb,
  password_auth_enabled boolean,
  google_auth_enabled boolean,
  microsoft_auth_enabled boolean,
  sso_auth_enabled boolean,
  oidc_issuer text,
  auth0_config jsonb,
  auth0_organization_id text
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.primary_color, t.logo, t.password_auth_enabled, t.google_auth_enabled, t.microsoft_auth_enabled,
      t.sso_auth_enabled, t.oidc_issuer, t.auth0_config, t.auth0_organization_id
    FROM team t WHERE CASE WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid ELSE t.subdomain = workspace END
  $$;

-- The workspaces an account may join, by an open invite to its address or by the domain of it.
DROP FUNCTION before_team.workspaces_open_to (uuid);

CREATE FUNCTION before_team.workspaces_open_to (account uuid) RETURNS TABLE (id uuid, name text, subdomain text, logo jsonb, primary_color text, invite_id uuid, invited_by text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH person AS (SELECT a.id, a.email FROM account a WHERE a.id = account)
    SELECT t.id, t.name, t.subdomain, t.logo, t.primary_color, o.invite_id, o.invited_by
    FROM person p CROSS JOIN LATERAL (
      SELECT i.team_id, i.id AS invite_id, m.name AS invited_by
      FROM invite i JOIN member m ON m.id = i.invited_by
      WHERE i.email = p.email AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > now()
      UNION ALL
      SELECT d.id, NULL, NULL FROM team d WHERE d.join_domains @> ARRAY[substring(p.email from '@.*$')]
    ) o JOIN team t ON t.id = o.team_id
    WHERE NOT EXISTS (SELECT 1 FROM member m WHERE m.team_id = t.id AND m.account_id = p.id AND m.removed_at IS NULL)
  $$;

REVOKE ALL ON FUNCTION before_team.team_environment,
before_team.workspaces_open_to
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.team_environment,
before_team.workspaces_open_to TO evident_app;
