-- Programs that registered themselves (RFC 7591). They belong to no workspace, and have no secret.
CREATE TABLE oauth_client (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  redirect_uris TEXT[] NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX oauth_client_used ON oauth_client (used_at, created_at);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON oauth_client TO evident_app;

-- Tokens of programs are access tokens. Their members see them as connected programs.
ALTER TABLE access_token
ADD COLUMN program boolean NOT NULL DEFAULT FALSE;

-- The permission of a member for a program, with the same id as its access token.
CREATE TABLE oauth_grant (
  id uuid PRIMARY KEY REFERENCES access_token (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  client_id text NOT NULL,
  redirect_uri text,
  scopes TEXT[] NOT NULL,
  code_hash text NOT NULL UNIQUE,
  challenge text NOT NULL,
  code_expires_at timestamptz NOT NULL,
  code_used_at timestamptz,
  family_hash text UNIQUE,
  refresh_hash text,
  refresh_expires_at timestamptz
);

CREATE INDEX oauth_grant_team ON oauth_grant (team_id);

CALL protect_team_table ('oauth_grant');

-- A plug-in knows its verifier, and not who confirmed it.
CREATE FUNCTION before_team.team_of_shared_auth (hash text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT g.team_id FROM oauth_grant g JOIN team t ON t.id = g.team_id WHERE g.code_hash = hash AND g.redirect_uri IS NULL AND t.deleted_at IS NULL
  $$;

REVOKE ALL ON FUNCTION before_team.team_of_shared_auth
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.team_of_shared_auth TO evident_app;
