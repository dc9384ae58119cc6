-- The workspaces whose figures a session may show: those where its account acts as an admin, and which accept the session.
CREATE FUNCTION before_team.workspaces_overseen (session_id uuid) RETURNS TABLE (id uuid, name text, subdomain text, plan jsonb) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.subdomain, (SELECT p.plan FROM workspace_plan p WHERE p.team_id = t.id)
    FROM session s JOIN member m ON m.account_id = s.account_id AND m.removed_at IS NULL AND m.suspended_at IS NULL AND m.workspace_admin
    JOIN team t ON t.id = m.team_id AND t.deleted_at IS NULL
    CROSS JOIN LATERAL before_team.session_rules(s.secret_hash, t.id, m.id) r
    WHERE s.id = session_id AND s.expires_at > now() AND (t.password_auth_enabled OR NOT s.by_password)
      AND r.accepted AND NOT r.second_factor_needed AND before_team.sso_accepts(s.secret_hash, t.id)
      AND NOT (t.admins_need_second_factor AND NOT EXISTS (SELECT FROM second_factor f WHERE f.account_id = s.account_id AND f.enabled_at IS NOT NULL))
    ORDER BY lower(t.name), t.id
  $$;

REVOKE ALL ON FUNCTION before_team.workspaces_overseen
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.workspaces_overseen TO evident_app;
