-- Alerts of a workspace: security events and what its rules do not allow. At most one is open for a kind and subject.
CREATE TABLE alert (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  kind text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  count integer NOT NULL,
  actor_id uuid,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  resolved_at timestamptz,
  -- Null for the system, once nothing violates the rule any more.
  resolved_by uuid,
  note text,
  CHECK (count > 0),
  CHECK (
    resolved_at IS NOT NULL
    OR (
      resolved_by IS NULL
      AND note IS NULL
    )
  )
);

CREATE UNIQUE INDEX alert_open ON alert (team_id, kind, subject_id)
WHERE
  resolved_at IS NULL;

CREATE INDEX alert_order ON alert (team_id, last_at, id);

CREATE INDEX alert_subject ON alert (team_id, kind, subject_id, resolved_at);

CALL protect_team_table ('alert');

-- The position in the chain of the audit log up to which alerts were raised.
CREATE TABLE alert_watch (
  team_id uuid PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  sequence bigint NOT NULL,
  looked_at timestamptz NOT NULL
);

CALL protect_team_table ('alert_watch');

-- The past of workspaces raises none.
INSERT INTO
  alert_watch (team_id, sequence, looked_at)
SELECT
  team_id,
  sequence,
  now()
FROM
  audit_chain;

-- Workspaces with sealed entries or failures of provisioning since they were last looked at.
CREATE FUNCTION before_team.teams_to_watch (most integer) RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id FROM team t LEFT JOIN alert_watch w ON w.team_id = t.id
    WHERE t.deleted_at IS NULL AND (
      EXISTS (SELECT FROM audit_chain c WHERE c.team_id = t.id AND c.sequence > coalesce(w.sequence, 0))
      OR EXISTS (SELECT FROM scim_failure f WHERE f.team_id = t.id AND f.at > coalesce(w.looked_at, '-infinity')))
    ORDER BY w.looked_at NULLS FIRST, t.id LIMIT most
  $$;

-- Workspaces whose chain is checked at night.
CREATE FUNCTION before_team.teams_with_chains () RETURNS TABLE (id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id FROM team t JOIN audit_chain c ON c.team_id = t.id WHERE t.deleted_at IS NULL ORDER BY t.id
  $$;

REVOKE ALL ON FUNCTION before_team.teams_to_watch,
before_team.teams_with_chains
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.teams_to_watch,
before_team.teams_with_chains TO evident_app;

-- Admins are told about severe alerts.
ALTER TABLE notification
DROP CONSTRAINT notification_kind_check;

ALTER TABLE notification
ADD CONSTRAINT notification_kind_check CHECK (
  kind IN (
    'MENTION',
    'COMMENT',
    'SHARE',
    'INVITE',
    'ACCESS_REQUEST',
    'IMPORT',
    'EXPORT',
    'TRANSCRIPT',
    'SUMMARY',
    'REDACTION',
    'AUTOMATION',
    'BILLING',
    'AGENT',
    'ALERT'
  )
);
