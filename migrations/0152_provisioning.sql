-- A directory suspends members without removing them: they keep name, place and access, but cannot act.
ALTER TABLE member
ADD COLUMN suspended_at timestamptz,
-- Added by a directory, and not signed in yet: the person accepts an invite first.
ADD COLUMN awaits_account boolean NOT NULL DEFAULT FALSE;

-- Set where a directory decides the members of a group; null for admins.
ALTER TABLE member_group
ADD COLUMN managed_by text CHECK (managed_by = 'SCIM');

CREATE TABLE scim_token (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  name text NOT NULL,
  secret_hash text NOT NULL UNIQUE,
  created_by uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz
);

CREATE INDEX scim_token_team ON scim_token (team_id, created_at);

CREATE INDEX scim_token_created_by ON scim_token (created_by);

CALL protect_team_table ('scim_token');

CREATE TABLE scim_setting (
  team_id uuid PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  default_role text NOT NULL CHECK (default_role IN ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  heir_id uuid REFERENCES member (id) ON DELETE SET NULL
);

CREATE INDEX scim_setting_heir ON scim_setting (heir_id);

CALL protect_team_table ('scim_setting');

-- A member as the directory describes them. Deleted when the member leaves.
CREATE TABLE scim_user (
  member_id uuid PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  user_name text NOT NULL,
  external_id text,
  resource jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX scim_user_name ON scim_user (team_id, lower(user_name));

CREATE INDEX scim_user_external_id ON scim_user (team_id, external_id);

CALL protect_team_table ('scim_user');

-- A group as the directory knows it, and the role of its members; null if it gives none.
CREATE TABLE scim_group (
  group_id uuid PRIMARY KEY REFERENCES member_group (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  external_id text,
  role text CHECK (role IN ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  workspace_admin boolean NOT NULL DEFAULT FALSE,
  updated_at timestamptz NOT NULL
);

CREATE INDEX scim_group_team ON scim_group (team_id);

CALL protect_team_table ('scim_group');

-- Refused requests of directories, so that admins see why a person or group is missing.
CREATE TABLE scim_failure (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  request text NOT NULL,
  subject text,
  reason text NOT NULL
);

CREATE INDEX scim_failure_order ON scim_failure (team_id, at DESC, id);

CALL protect_team_table ('scim_failure');

-- The workspace of a token, and the member who created it. Without a deleted workspace or a revoked token.
CREATE FUNCTION before_team.directory_of_token (team uuid, hash text) RETURNS TABLE (team_id uuid, token_id uuid, created_by uuid, plan jsonb) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    #variable_conflict use_column
    DECLARE k scim_token%ROWTYPE;
    BEGIN
      SELECT s.* INTO k FROM scim_token s JOIN team t ON t.id = s.team_id
      WHERE s.secret_hash = hash AND s.team_id = team AND s.revoked_at IS NULL AND t.deleted_at IS NULL;
      IF NOT FOUND THEN RETURN; END IF;
      IF k.used_at IS NULL OR k.used_at < now() - interval '1 minute' THEN
        BEGIN
          UPDATE scim_token SET used_at = now() WHERE scim_token.id = (SELECT o.id FROM scim_token o WHERE o.id = k.id FOR UPDATE SKIP LOCKED);
        EXCEPTION WHEN insufficient_resources OR io_error OR read_only_sql_transaction THEN NULL;
        END;
      END IF;
      RETURN QUERY SELECT k.team_id, k.id, k.created_by, (SELECT p.plan FROM workspace_plan p WHERE p.team_id = k.team_id);
    END $$;

REVOKE ALL ON FUNCTION before_team.directory_of_token
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.directory_of_token TO evident_app;
