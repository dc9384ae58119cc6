-- A session ends 90 days after the sign-in it came from. Sensitive changes ask for a confirmation of the last ten minutes.
ALTER TABLE session
ADD COLUMN signed_in_at timestamptz,
ADD COLUMN confirmed_at timestamptz;

UPDATE session
SET
  signed_in_at = created_at,
  confirmed_at = created_at,
  expires_at = least(expires_at, created_at + interval '90 days');

ALTER TABLE session
ALTER COLUMN signed_in_at
SET NOT NULL,
ALTER COLUMN signed_in_at
SET DEFAULT now(),
ALTER COLUMN confirmed_at
SET NOT NULL,
ALTER COLUMN confirmed_at
SET DEFAULT now();

ALTER TABLE one_time_code
DROP CONSTRAINT one_time_code_purpose_check;

ALTER TABLE one_time_code
ADD CONSTRAINT one_time_code_purpose_check CHECK (
  purpose IN (
    'SIGN_UP',
    'SIGN_IN',
    'SECOND_FACTOR',
    'CONFIRM',
    'RESET_PASSWORD',
    'UNLOCK',
    'CHANGE_EMAIL',
    'HANDOVER'
  )
);

-- Browsers in which an account has signed in. Wrong passwords of strangers do not slow these down.
CREATE TABLE known_browser (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  secret_hash text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, secret_hash)
);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON known_browser TO evident_app;

CREATE OR REPLACE FUNCTION before_team.actor_of_session (hash text, workspace text) RETURNS TABLE (team_id uuid, member_id uuid, role text, workspace_admin boolean, group_ids UUID[]) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    #variable_conflict use_column
    DECLARE s session%ROWTYPE;
    BEGIN
      SELECT * INTO s FROM session WHERE session.secret_hash = hash AND session.expires_at > now();
      IF NOT FOUND THEN RETURN; END IF;
      IF s.used_at < now() - interval '1 hour' THEN
        UPDATE session SET used_at = now(), expires_at = least(now() + interval '604800 seconds', signed_in_at + interval '90 days') WHERE session.id = s.id;
      END IF;
      RETURN QUERY
        SELECT m.team_id, m.id, m.role, m.workspace_admin, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id)
        FROM team t JOIN member m ON m.team_id = t.id AND m.account_id = s.account_id AND m.removed_at IS NULL
        WHERE (s.workspace_id IS NULL OR t.id = s.workspace_id)
          AND CASE WHEN workspace IS NULL THEN t.id = s.workspace_id
                   WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid
                   ELSE t.subdomain = workspace END;
    END $$;

-- Revokes the access tokens of an account in all its workspaces, and records each.
CREATE FUNCTION before_team.revoke_tokens_of (account uuid) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH revoked AS (
      UPDATE access_token k SET revoked_at = now() FROM member m
      WHERE m.account_id = account AND m.removed_at IS NULL AND k.member_id = m.id AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
      RETURNING k.team_id, k.id, m.id AS member_id
    ), recorded AS (
      INSERT INTO audit_entry (id, team_id, actor_id, action, object_type, object_id, detail, at)
      SELECT gen_random_uuid(), team_id, member_id, 'token:revoked', 'access_token', id, '{"by": "password"}', now() FROM revoked
    )
    SELECT count(*)::integer FROM revoked
  $$;

REVOKE ALL ON FUNCTION before_team.revoke_tokens_of
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.revoke_tokens_of TO evident_app;
