CREATE TABLE share_link (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Exactly 12 alphanumeric characters (specification, document 000, section 5).
  token text NOT NULL UNIQUE CHECK (token ~ '^[A-Za-z0-9]{12}$'),
  object_type text NOT NULL CHECK (object_type IN ('note', 'insight', 'highlight', 'project')),
  object_id uuid NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  password_hash text,
  off_at timestamptz
);

CREATE INDEX share_link_object ON share_link (team_id, object_type, object_id);

CALL protect_team_table ('share_link');

CREATE FUNCTION before_team.share_link_team (token_asked text) RETURNS uuid LANGUAGE sql SECURITY DEFINER STABLE
SET
  search_path = public AS $$ SELECT team_id FROM share_link WHERE token = token_asked AND off_at IS NULL AND (expires_at IS NULL OR expires_at > now()) $$;

REVOKE ALL ON FUNCTION before_team.share_link_team
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.share_link_team TO evident_app;
