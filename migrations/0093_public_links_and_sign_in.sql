-- Members decide for each public link whether search engines may list it, and whether it shows charts.
ALTER TABLE share_link
ADD COLUMN search_engines boolean NOT NULL DEFAULT FALSE,
ADD COLUMN charts boolean NOT NULL DEFAULT FALSE;

DROP TRIGGER version ON share_link;

CREATE TRIGGER version
BEFORE UPDATE ON share_link FOR EACH ROW WHEN (
  (OLD.off_at, OLD.expires_at, OLD.password_hash, OLD.search_engines, OLD.charts) IS DISTINCT FROM (NEW.off_at, NEW.expires_at, NEW.password_hash, NEW.search_engines, NEW.charts)
)
EXECUTE FUNCTION count_version ();

-- Admins switch all public links off at once.
ALTER TABLE team
ADD COLUMN link_sharing_enabled boolean NOT NULL DEFAULT TRUE;

CREATE OR REPLACE FUNCTION before_team.share_link_team (token_asked text) RETURNS uuid LANGUAGE sql SECURITY DEFINER STABLE
SET
  search_path = public AS $$
    SELECT l.team_id FROM share_link l JOIN team t ON t.id = l.team_id
    WHERE l.token = token_asked AND l.off_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > now()) AND t.link_sharing_enabled
  $$;

-- Whether a session, or the first step before a second factor, began with a password. Sessions from before count as such.
ALTER TABLE session
ADD COLUMN by_password boolean NOT NULL DEFAULT TRUE;

ALTER TABLE one_time_code
ADD COLUMN by_password boolean NOT NULL DEFAULT FALSE;

-- A workspace without passwords refuses sessions that began with one.
CREATE OR REPLACE FUNCTION before_team.actor_of_session (hash text, workspace text) RETURNS TABLE (
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
        WHERE (s.workspace_id IS NULL OR t.id = s.workspace_id) AND (t.password_auth_enabled OR NOT s.by_password)
          AND CASE WHEN workspace IS NULL THEN t.id = s.workspace_id
                   WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid
                   ELSE t.subdomain = workspace END;
    END $$;
