-- The time zone of a member, in which days in filters begin and end. Null for UTC, and for one that this database does not know.
CREATE FUNCTION member_time_zone (member uuid) RETURNS text LANGUAGE plpgsql STABLE
SET
  search_path = public,
  pg_temp AS $$
    DECLARE zone text := (SELECT p.preferences ->> 'timeZone' FROM member_preference p WHERE p.member_id = member);
    BEGIN
      IF zone IS NOT NULL THEN PERFORM now() AT TIME ZONE zone; END IF;
      RETURN zone;
    EXCEPTION WHEN invalid_parameter_value THEN RETURN NULL;
    END $$;

-- The actor brings the time zone, so that filters cost no query.
DROP FUNCTION before_team.actor_of_session (text, text);

CREATE FUNCTION before_team.actor_of_session (hash text, workspace text) RETURNS TABLE (
  team_id uuid,
  member_id uuid,
  role text,
  workspace_admin boolean,
  group_ids UUID[],
  second_factor_missing boolean,
  plan jsonb,
  time_zone text
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
        BEGIN
          UPDATE session SET used_at = now(), expires_at = least(now() + interval '604800 seconds', signed_in_at + interval '90 days')
          WHERE session.id = (SELECT o.id FROM session o WHERE o.id = s.id FOR UPDATE SKIP LOCKED);
        EXCEPTION WHEN insufficient_resources OR io_error OR read_only_sql_transaction THEN NULL;
        END;
      END IF;
      RETURN QUERY
        SELECT m.team_id, m.id, m.role, m.workspace_admin AND NOT missing.factor, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id), missing.factor, (SELECT p.plan FROM workspace_plan p WHERE p.team_id = t.id), member_time_zone(m.id)
        FROM team t JOIN member m ON m.team_id = t.id AND m.account_id = s.account_id AND m.removed_at IS NULL
        CROSS JOIN LATERAL (
          SELECT m.workspace_admin AND t.admins_need_second_factor AND NOT EXISTS (SELECT 1 FROM second_factor f WHERE f.account_id = s.account_id AND f.enabled_at IS NOT NULL) AS factor
        ) missing
        WHERE (s.workspace_id IS NULL OR t.id = s.workspace_id) AND (t.password_auth_enabled OR NOT s.by_password)
          AND CASE WHEN workspace IS NULL THEN t.id = s.workspace_id
                   WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid
                   ELSE t.subdomain = workspace END;
    END $$;

DROP FUNCTION before_team.actor_of_token (uuid, text, text);

CREATE FUNCTION before_team.actor_of_token (team uuid, hash text, address text) RETURNS TABLE (
  team_id uuid,
  member_id uuid,
  role text,
  workspace_admin boolean,
  group_ids UUID[],
  scopes TEXT[],
  plan jsonb,
  time_zone text
) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    #variable_conflict use_column
    DECLARE k access_token%ROWTYPE; today timestamptz := date_trunc('day', now(), 'UTC');
    BEGIN
      SELECT * INTO k FROM access_token
      WHERE secret_hash = hash AND access_token.team_id = team AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now());
      IF NOT FOUND THEN RETURN; END IF;
      BEGIN
        IF k.used_at IS NULL OR k.used_at < now() - interval '1 minute' THEN
          UPDATE access_token SET used_at = now() WHERE access_token.id = (SELECT o.id FROM access_token o WHERE o.id = k.id FOR UPDATE SKIP LOCKED);
        END IF;
        IF address IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM audit_entry e WHERE e.action = 'token:used' AND e.object_id = k.id AND e.at >= today AND e.detail ->> 'ip' = address
        ) AND (SELECT count(*) FROM audit_entry e WHERE e.action = 'token:used' AND e.object_id = k.id AND e.at >= today) < 50 THEN
          INSERT INTO audit_entry (id, team_id, actor_id, action, object_type, object_id, detail, at)
          VALUES (gen_random_uuid(), k.team_id, k.member_id, 'token:used', 'access_token', k.id, jsonb_build_object('name', k.name, 'ip', address), now());
        END IF;
      EXCEPTION WHEN insufficient_resources OR io_error OR read_only_sql_transaction THEN NULL;
      END;
      RETURN QUERY
        SELECT m.team_id, m.id, m.role, m.workspace_admin, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id), k.scopes, (SELECT p.plan FROM workspace_plan p WHERE p.team_id = m.team_id), member_time_zone(m.id)
        FROM member m WHERE m.id = k.member_id AND m.removed_at IS NULL;
    END $$;

REVOKE ALL ON FUNCTION before_team.actor_of_token,
before_team.actor_of_session
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.actor_of_token,
before_team.actor_of_session TO evident_app;
