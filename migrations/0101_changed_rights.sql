-- Reports each change that can alter the rights on an open document, when its transaction commits: the workspace, or
-- nothing if it can concern any workspace. Servers that keep the answer of a check then check again.
CREATE FUNCTION tell_rights () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('evident_rights', coalesce(pg_catalog.current_setting('evident.team_id', true), ''));
  RETURN NULL;
END $$;

CREATE FUNCTION tell_all_rights () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY evident_rights;
  RETURN NULL;
END $$;

CREATE TRIGGER tell_rights
AFTER INSERT OR DELETE OR UPDATE ON access_grant FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER INSERT OR DELETE OR UPDATE ON member_group_member FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF team_id,
account_id,
role,
workspace_admin,
removed_at ON member FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF secret_hash,
member_id,
scopes,
revoked_at,
expires_at ON access_token FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF folder_id,
status,
trash_id ON project FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF parent_id,
path,
trash_id ON folder FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF project_id,
archived_at,
trash_id ON note FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF project_id,
archived_at,
locked,
published_at,
trash_id ON insight FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF project_id,
trash_id ON ai_doc FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF project_id,
live_id ON canvas FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

-- A session and a second factor belong to an account, which can be in several workspaces.
CREATE TRIGGER tell_rights
AFTER DELETE ON session FOR EACH ROW
EXECUTE FUNCTION tell_all_rights ();

-- Renewals, which happen each hour, only extend a session.
CREATE TRIGGER tell_shortened_rights
AFTER UPDATE ON session FOR EACH ROW WHEN (
  (NEW.secret_hash, NEW.account_id, NEW.workspace_id, NEW.by_password) IS DISTINCT FROM (OLD.secret_hash, OLD.account_id, OLD.workspace_id, OLD.by_password)
  OR NEW.expires_at < OLD.expires_at
)
EXECUTE FUNCTION tell_all_rights ();

CREATE TRIGGER tell_rights
AFTER INSERT OR DELETE OR UPDATE OF account_id,
enabled_at ON second_factor FOR EACH STATEMENT
EXECUTE FUNCTION tell_all_rights ();

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF subdomain,
password_auth_enabled,
admins_need_second_factor,
deleted_at ON team FOR EACH STATEMENT
EXECUTE FUNCTION tell_all_rights ();
