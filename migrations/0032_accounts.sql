-- What happened to an account: sign-ins, failures, and changes of its credentials. Without an account: a failure for an address that nobody has,
-- kept for a while so that the same work is done for every address.
CREATE TABLE account_event (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid REFERENCES account (id) ON DELETE CASCADE,
  action text NOT NULL,
  method text,
  ip text NOT NULL,
  device text NOT NULL,
  at timestamptz NOT NULL
);

CREATE INDEX account_event_order ON account_event (account_id, at DESC, id DESC);

CREATE INDEX account_event_at ON account_event (at);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON account_event TO evident_app;

-- Records what happened to an account in the audit log of each of its workspaces.
CREATE FUNCTION before_team.audit_person (account uuid, action text, detail jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    INSERT INTO audit_entry (id, team_id, actor_id, action, object_type, object_id, detail, at)
    SELECT gen_random_uuid(), m.team_id, CASE WHEN action LIKE '%:failed' THEN NULL ELSE m.id END, action, 'member', m.id, detail, now()
    FROM member m WHERE m.account_id = account AND m.removed_at IS NULL
  $$;

CREATE INDEX audit_entry_token_use ON audit_entry (object_id, at)
WHERE
  action = 'token:used';

-- On whose behalf a request with an access token is made; records the first use of each day and address, fifty addresses at most.
DROP FUNCTION before_team.actor_of_token (uuid, text);

CREATE FUNCTION before_team.actor_of_token (team uuid, hash text, address text) RETURNS TABLE (team_id uuid, member_id uuid, role text, workspace_admin boolean, group_ids UUID[], scopes TEXT[]) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    #variable_conflict use_column
    DECLARE k access_token%ROWTYPE; today timestamptz := date_trunc('day', now(), 'UTC');
    BEGIN
      SELECT * INTO k FROM access_token
      WHERE secret_hash = hash AND access_token.team_id = team AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now());
      IF NOT FOUND THEN RETURN; END IF;
      IF k.used_at IS NULL OR k.used_at < now() - interval '1 minute' THEN
        UPDATE access_token SET used_at = now() WHERE access_token.id = k.id;
      END IF;
      IF address IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM audit_entry e WHERE e.action = 'token:used' AND e.object_id = k.id AND e.at >= today AND e.detail ->> 'ip' = address
      ) AND (SELECT count(*) FROM audit_entry e WHERE e.action = 'token:used' AND e.object_id = k.id AND e.at >= today) < 50 THEN
        INSERT INTO audit_entry (id, team_id, actor_id, action, object_type, object_id, detail, at)
        VALUES (gen_random_uuid(), k.team_id, k.member_id, 'token:used', 'access_token', k.id, jsonb_build_object('name', k.name, 'ip', address), now());
      END IF;
      RETURN QUERY
        SELECT m.team_id, m.id, m.role, m.workspace_admin, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id), k.scopes
        FROM member m WHERE m.id = k.member_id AND m.removed_at IS NULL;
    END $$;

-- An authenticator app as second factor. The secret is encrypted; of recovery codes only hashes are kept.
CREATE TABLE second_factor (
  account_id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  -- Null until a first code was entered.
  enabled_at timestamptz,
  -- The time step of the last code that was accepted: it and those before are refused.
  last_step bigint NOT NULL DEFAULT 0,
  recovery_hashes TEXT[] NOT NULL DEFAULT '{}'
);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON second_factor TO evident_app;

ALTER TABLE team
ADD COLUMN admins_need_second_factor boolean NOT NULL DEFAULT FALSE;

-- An admin without the second factor that the workspace requires is treated as a member.
DROP FUNCTION before_team.actor_of_session (text, text);

CREATE FUNCTION before_team.actor_of_session (hash text, workspace text) RETURNS TABLE (
  team_id uuid,
  member_id uuid,
  role text,
  workspace_admin boolean,
  group_ids UUID[],
  second_factor_missing boolean
) LANGUAGE plpgsql SECURITY DEFINER
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
        SELECT m.team_id, m.id, m.role, m.workspace_admin AND NOT missing.factor, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id), missing.factor
        FROM team t JOIN member m ON m.team_id = t.id AND m.account_id = s.account_id AND m.removed_at IS NULL
        CROSS JOIN LATERAL (
          SELECT m.workspace_admin AND t.admins_need_second_factor AND NOT EXISTS (SELECT 1 FROM second_factor f WHERE f.account_id = s.account_id AND f.enabled_at IS NOT NULL) AS factor
        ) missing
        WHERE (s.workspace_id IS NULL OR t.id = s.workspace_id)
          AND CASE WHEN workspace IS NULL THEN t.id = s.workspace_id
                   WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid
                   ELSE t.subdomain = workspace END;
    END $$;

-- What the workspaces of an account keep about it.
CREATE FUNCTION before_team.export_person (account uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'subdomain', t.subdomain, 'role', m.role, 'workspaceAdmin', m.workspace_admin, 'joinedAt', m.created_at, 'pictureFileId', m.picture_file_id,
      'groups', (SELECT coalesce(jsonb_agg(g.name ORDER BY g.name), '[]') FROM member_group_member gm JOIN member_group g ON g.id = gm.group_id WHERE gm.member_id = m.id),
      'accessTokens', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'scopes', k.scopes, 'createdAt', k.created_at, 'expiresAt', k.expires_at, 'usedAt', k.used_at, 'revokedAt', k.revoked_at) ORDER BY k.created_at), '[]') FROM access_token k WHERE k.member_id = m.id),
      'folders', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title) ORDER BY f.id), '[]') FROM folder f WHERE f.created_by = m.id),
      'projects', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title) ORDER BY p.id), '[]') FROM project p WHERE p.created_by = m.id),
      'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title) ORDER BY n.id), '[]') FROM note n WHERE n.team_id = t.id AND n.created_by = m.id),
      'insights', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title) ORDER BY i.id), '[]') FROM insight i WHERE i.team_id = t.id AND i.created_by = m.id),
      'tags', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'title', g.title) ORDER BY g.id), '[]') FROM tag g WHERE g.team_id = t.id AND g.created_by = m.id),
      'highlights', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'noteId', h.note_id) ORDER BY h.id), '[]') FROM highlight h WHERE h.team_id = t.id AND h.created_by = m.id)
    ) ORDER BY t.name, t.id), '[]')
    FROM member m JOIN team t ON t.id = m.team_id WHERE m.account_id = account AND m.removed_at IS NULL
  $$;

REVOKE ALL ON FUNCTION before_team.audit_person,
before_team.actor_of_token,
before_team.actor_of_session,
before_team.export_person
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.audit_person,
before_team.actor_of_token,
before_team.actor_of_session,
before_team.export_person TO evident_app;
