-- Rules of a workspace: guests, exports, and two-step sign-in of all members. Public links and admins had theirs before.
ALTER TABLE team
ADD COLUMN guests_allowed boolean NOT NULL DEFAULT TRUE,
ADD COLUMN exports_allowed boolean NOT NULL DEFAULT TRUE,
ADD COLUMN members_need_second_factor boolean NOT NULL DEFAULT FALSE;

-- Sessions that began before an admin ended those of a member are not accepted in this workspace.
CREATE TABLE member_session_end (
  member_id uuid PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  ended_at timestamptz NOT NULL
);

CALL protect_team_table ('member_session_end');

-- How the rules of a workspace limit a session of a member. A directory of the workspace has its own second factor.
CREATE FUNCTION before_team.session_rules (hash text, team uuid, member uuid) RETURNS TABLE (accepted boolean, second_factor_needed boolean, exports_off boolean) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT NOT EXISTS (SELECT FROM member_session_end e WHERE e.member_id = member AND e.ended_at >= s.signed_in_at),
      t.members_need_second_factor AND coalesce(s.sso_team_id <> t.id, TRUE)
        AND NOT EXISTS (SELECT FROM second_factor f WHERE f.account_id = s.account_id AND f.enabled_at IS NOT NULL),
      NOT t.exports_allowed
    FROM session s, team t WHERE s.secret_hash = hash AND t.id = team
  $$;

CREATE FUNCTION before_team.exports_off (team uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT NOT t.exports_allowed FROM team t WHERE t.id = team
  $$;

-- Whether an admin of the workspace ended the sessions of the account that began before this one was opened.
CREATE FUNCTION before_team.session_ended (hash text, team uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT EXISTS (
      SELECT FROM session s JOIN member m ON m.account_id = s.account_id AND m.team_id = team AND m.removed_at IS NULL
      JOIN member_session_end e ON e.member_id = m.id AND e.ended_at >= s.signed_in_at WHERE s.secret_hash = hash
    )
  $$;

REVOKE ALL ON FUNCTION before_team.session_rules,
before_team.exports_off,
before_team.session_ended
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.session_rules,
before_team.exports_off,
before_team.session_ended TO evident_app;

CREATE TRIGGER tell_rights
AFTER INSERT OR DELETE OR UPDATE ON member_session_end FOR EACH STATEMENT
EXECUTE FUNCTION tell_rights ();

DROP TRIGGER tell_rights ON team;

CREATE TRIGGER tell_rights
AFTER DELETE OR UPDATE OF subdomain,
password_auth_enabled,
admins_need_second_factor,
members_need_second_factor,
exports_allowed,
deleted_at ON team FOR EACH STATEMENT
EXECUTE FUNCTION tell_all_rights ();
