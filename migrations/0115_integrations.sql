-- Services that are connected to a workspace. Tokens are encrypted; they never leave the server.
CREATE TABLE integration_connection (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  integration text NOT NULL,
  external_id text NOT NULL,
  external_name text NOT NULL,
  scopes TEXT[] NOT NULL,
  access_token text NOT NULL,
  refresh_token text,
  expires_at timestamptz,
  -- One process refreshes the token at a time, because the token for that works once.
  refreshing_until timestamptz,
  connected_by uuid NOT NULL REFERENCES member (id),
  connected_at timestamptz NOT NULL,
  revoked_at timestamptz,
  UNIQUE (team_id, integration)
);

CREATE INDEX integration_connection_external ON integration_connection (integration, external_id);

CREATE INDEX integration_connection_member ON integration_connection (connected_by);

CALL protect_team_table ('integration_connection');

-- The way of a member to a service and back. Found by the hash of its state, before the workspace is known.
CREATE TABLE connection_attempt (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES member (id),
  integration text NOT NULL,
  state_hash text NOT NULL UNIQUE,
  verifier text NOT NULL,
  code text,
  error text,
  created_at timestamptz NOT NULL
);

CREATE INDEX connection_attempt_team ON connection_attempt (team_id, created_at);

CREATE INDEX connection_attempt_member ON connection_attempt (member_id);

CALL protect_team_table ('connection_attempt');

-- Deliveries of services, each handled once.
CREATE TABLE integration_delivery (
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  id text NOT NULL,
  integration text NOT NULL,
  type text NOT NULL,
  received_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (team_id, id)
);

CALL protect_team_table ('integration_delivery');

CREATE FUNCTION before_team.team_of_connection_attempt (hash text) RETURNS TABLE (team_id uuid, subdomain text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.subdomain FROM connection_attempt a JOIN team t ON t.id = a.team_id WHERE a.state_hash = hash AND t.deleted_at IS NULL
  $$;

CREATE FUNCTION before_team.teams_of_integration (service text, account text) RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT c.team_id FROM integration_connection c JOIN team t ON t.id = c.team_id
    WHERE c.integration = service AND c.external_id = account AND t.deleted_at IS NULL ORDER BY c.team_id
  $$;

REVOKE ALL ON FUNCTION before_team.team_of_connection_attempt,
before_team.teams_of_integration
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.team_of_connection_attempt,
before_team.teams_of_integration TO evident_app;
