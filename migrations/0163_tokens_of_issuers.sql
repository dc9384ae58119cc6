-- The member of a workspace for a token of an identity provider. The workspace needs a connection to that issuer that is
-- on. The subject decides; otherwise a verified address of a proved domain, unless it belongs to another subject.
CREATE FUNCTION before_team.actor_of_issuer (issuer_given text, subject_given text, verified_email text, workspace text) RETURNS TABLE (
  team_id uuid,
  member_id uuid,
  role text,
  workspace_admin boolean,
  group_ids UUID[],
  scopes TEXT[],
  plan jsonb,
  time_zone text
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH place AS (
      SELECT t.id FROM team t
      WHERE t.deleted_at IS NULL AND t.deletes_at IS NULL
        AND CASE WHEN workspace ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN t.id = workspace::uuid ELSE t.subdomain = workspace END
    ), links AS (
      SELECT e.subject, e.account_id FROM place t JOIN sso_connection c ON c.team_id = t.id AND c.enabled AND c.oidc ->> 'issuer' = issuer_given
      JOIN external_identity e ON e.connection_id = c.id
      WHERE EXISTS (SELECT FROM member n WHERE n.team_id = t.id AND n.account_id = e.account_id AND n.removed_at IS NULL)
    ), person AS (
      SELECT l.account_id FROM links l WHERE l.subject = subject_given
      UNION ALL
      SELECT a.id FROM account a, place t
      WHERE lower(a.email) = lower(verified_email) AND NOT EXISTS (SELECT FROM links l WHERE l.subject = subject_given OR l.account_id = a.id)
        AND EXISTS (SELECT FROM sso_connection c WHERE c.team_id = t.id AND c.enabled AND c.oidc ->> 'issuer' = issuer_given)
        AND EXISTS (SELECT FROM sso_domain d WHERE d.team_id = t.id AND d.verified_at IS NOT NULL AND d.domain = lower(substring(verified_email FROM '@[^@]*$')))
      LIMIT 1
    )
    SELECT m.team_id, m.id, m.role, m.workspace_admin, ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id), '{read,write}'::text[],
      (SELECT p.plan FROM workspace_plan p WHERE p.team_id = m.team_id), member_time_zone(m.id)
    FROM place t JOIN member m ON m.team_id = t.id AND m.removed_at IS NULL AND m.suspended_at IS NULL AND NOT m.awaits_account
    JOIN person p ON p.account_id = m.account_id
  $$;

REVOKE ALL ON FUNCTION before_team.actor_of_issuer
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.actor_of_issuer TO evident_app;

-- When admins were last warned that the certificate of a connection ends, so that each warning is mailed once.
ALTER TABLE sso_connection
ADD COLUMN warned_at timestamptz;

-- Workspaces with a connection that is on and has certificates.
CREATE FUNCTION before_team.teams_with_certificates () RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT DISTINCT t.id FROM sso_connection c JOIN team t ON t.id = c.team_id
    WHERE c.enabled AND c.saml IS NOT NULL AND t.deleted_at IS NULL AND t.deletes_at IS NULL ORDER BY t.id
  $$;

REVOKE ALL ON FUNCTION before_team.teams_with_certificates
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.teams_with_certificates TO evident_app;
