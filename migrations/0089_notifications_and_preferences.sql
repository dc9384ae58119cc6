-- Events that concern a member. Words are read from the objects, so lost access hides them.
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (
    kind IN (
      'MENTION',
      'COMMENT',
      'SHARE',
      'INVITE',
      'ACCESS_REQUEST',
      'IMPORT',
      'TRANSCRIPT',
      'SUMMARY',
      'REDACTION'
    )
  ),
  -- The event within the kind; the domain's catalogue has the words.
  what text NOT NULL,
  -- Names the occasion: each member is notified of it once.
  source text NOT NULL,
  -- Null for what concerns the workspace.
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  object_type text,
  object_id uuid,
  comment_id uuid,
  -- Null if the system did it.
  by_id uuid REFERENCES member (id),
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CHECK ((object_type IS NULL) = (object_id IS NULL)),
  UNIQUE (member_id, kind, source)
);

CREATE INDEX notification_list ON notification (member_id, created_at DESC, id DESC);

CREATE INDEX notification_unread ON notification (member_id)
WHERE
  read_at IS NULL;

CREATE INDEX notification_old ON notification (created_at);

CREATE INDEX notification_project ON notification (project_id)
WHERE
  project_id IS NOT NULL;

CREATE INDEX notification_object ON notification (object_id)
WHERE
  object_id IS NOT NULL;

CALL protect_team_table ('notification');

-- How a member is notified of a kind; without a row, as the catalogue says. Rows of a project go before those of the workspace.
CREATE TABLE notification_preference (
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  kind text NOT NULL,
  delivery text NOT NULL CHECK (delivery IN ('OFF', 'APP', 'MAIL')),
  UNIQUE NULLS NOT DISTINCT (member_id, project_id, kind)
);

CREATE INDEX notification_preference_project ON notification_preference (project_id)
WHERE
  project_id IS NOT NULL;

CALL protect_team_table ('notification_preference');

-- The digest of a member. The secret is in the links of mails and only switches mail off, so it is stored as it is.
CREATE TABLE notification_setting (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  team_id uuid NOT NULL REFERENCES team (id),
  digest text NOT NULL CHECK (digest IN ('NEVER', 'DAILY', 'WEEKLY')),
  -- The digest includes what happened since then.
  digested_at timestamptz NOT NULL,
  mail_secret text NOT NULL
);

CREATE INDEX notification_setting_digest ON notification_setting (team_id)
WHERE
  digest <> 'NEVER';

CALL protect_team_table ('notification_setting');

-- Preferences of a member: {"theme", "density", …}, and what they have seen or skipped: {"<flag>": "seen" | "skipped"}.
CREATE TABLE member_preference (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  team_id uuid NOT NULL REFERENCES team (id),
  preferences jsonb NOT NULL DEFAULT '{}',
  flags jsonb NOT NULL DEFAULT '{}'
);

CALL protect_team_table ('member_preference');

-- Answers of a member when they started, and their checklist.
CREATE TABLE member_onboarding (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  team_id uuid NOT NULL REFERENCES team (id),
  use_cases TEXT[] NOT NULL DEFAULT '{}',
  -- The part of the product they chose to begin with.
  product text CHECK (product IN ('research', 'channels', 'recruit')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'completed'))
);

CALL protect_team_table ('member_onboarding');

-- Members whose digest is due.
CREATE FUNCTION before_team.digests_due (daily_before timestamptz, weekly_before timestamptz) RETURNS TABLE (team_id uuid, member_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT s.team_id, s.member_id FROM notification_setting s JOIN team t ON t.id = s.team_id JOIN member m ON m.id = s.member_id
    WHERE t.deleted_at IS NULL AND m.removed_at IS NULL
      AND (s.digest = 'DAILY' AND s.digested_at <= daily_before OR s.digest = 'WEEKLY' AND s.digested_at <= weekly_before)
    ORDER BY s.team_id, s.member_id
  $$;

-- Deletes at most `most` old notifications and returns how many.
CREATE FUNCTION before_team.forget_notifications (before timestamptz, most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH old AS (DELETE FROM notification WHERE ctid = ANY (ARRAY(SELECT n.ctid FROM notification n WHERE n.created_at < before LIMIT most)) RETURNING 1)
    SELECT count(*)::integer FROM old
  $$;

REVOKE ALL ON FUNCTION before_team.digests_due,
before_team.forget_notifications
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.digests_due,
before_team.forget_notifications TO evident_app;
