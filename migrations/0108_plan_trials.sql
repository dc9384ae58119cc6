-- Workspaces whose trial of a plan still has a mail to come.
CREATE FUNCTION before_team.tried_teams () RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT p.team_id FROM workspace_plan p JOIN team t ON t.id = p.team_id
    WHERE t.deleted_at IS NULL AND p.plan -> 'planTrial' ->> 'endsAt' IS NOT NULL
      AND coalesce(p.plan -> 'planTrial' ->> 'told', '') <> 'EXPIRED'
    ORDER BY p.team_id
  $$;

REVOKE ALL ON FUNCTION before_team.tried_teams
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.tried_teams TO evident_app;
