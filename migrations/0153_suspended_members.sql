-- Suspended members cannot act. Adds the condition to each function that finds an acting member, as it is by now, so that
-- other changes to these functions are kept.
DO $$
DECLARE
  acting text;
  source text;
BEGIN
  FOREACH acting IN ARRAY ARRAY['actor_of_session', 'actor_of_token', 'members_of_integration', 'digests_due'] LOOP
    SELECT pg_get_functiondef(p.oid) INTO STRICT source
    FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'before_team' AND p.proname = acting;
    IF source NOT LIKE '%m.removed_at IS NULL%' THEN RAISE EXCEPTION '% does not look at members', acting; END IF;
    EXECUTE replace(source, 'm.removed_at IS NULL', 'm.removed_at IS NULL AND m.suspended_at IS NULL');
  END LOOP;
END $$;

-- Lists suspended memberships too: an account that is deleted leaves them.
DROP FUNCTION before_team.workspaces_of (uuid);

CREATE FUNCTION before_team.workspaces_of (account uuid) RETURNS TABLE (
  id uuid,
  name text,
  subdomain text,
  member_id uuid,
  role text,
  workspace_admin boolean,
  logo jsonb,
  primary_color text,
  suspended boolean
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.subdomain, m.id, m.role, m.workspace_admin, t.logo, t.primary_color, m.suspended_at IS NOT NULL
    FROM member m JOIN team t ON t.id = m.team_id
    WHERE m.account_id = account AND m.removed_at IS NULL ORDER BY lower(t.name), t.id
  $$;

REVOKE ALL ON FUNCTION before_team.workspaces_of
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.workspaces_of TO evident_app;

DROP TRIGGER tell_rights ON member;

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF team_id,
account_id,
role,
workspace_admin,
removed_at,
suspended_at ON member FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();
