-- Questions and answers of one member, about what the member can see.
CREATE TABLE conversation (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL,
  -- Empty until the first question.
  title text NOT NULL,
  scope_type text NOT NULL CHECK (scope_type IN ('WORKSPACE', 'FOLDER', 'PROJECT', 'NOTE')),
  scope_id uuid,
  messages integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CHECK ((scope_type = 'WORKSPACE') = (scope_id IS NULL))
);

CREATE INDEX conversation_member ON conversation (member_id, updated_at DESC, id DESC);

CREATE INDEX conversation_deleted ON conversation (deleted_at)
WHERE
  deleted_at IS NOT NULL;

CALL protect_team_table ('conversation');

CREATE TRIGGER version
BEFORE UPDATE ON conversation FOR EACH ROW WHEN ((OLD.title, OLD.deleted_at) IS DISTINCT FROM (NEW.title, NEW.deleted_at))
EXECUTE FUNCTION count_version ();

CREATE TABLE conversation_message (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  conversation_id uuid NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
  -- From 0.
  position integer NOT NULL,
  role text NOT NULL CHECK (role IN ('USER', 'THINKING', 'ASSISTANT')),
  -- Words of the member; empty for the others.
  text text NOT NULL,
  ai_text_id uuid REFERENCES ai_text (id) ON DELETE SET NULL,
  -- {"projects", "notes", "insights", "highlights"} and ["word"]: where it was looked, and what occurs nowhere.
  searched jsonb,
  missing jsonb,
  rating text CHECK (rating IN ('UP', 'DOWN')),
  created_at timestamptz NOT NULL,
  UNIQUE (conversation_id, position)
);

CREATE INDEX conversation_message_text ON conversation_message (ai_text_id)
WHERE
  ai_text_id IS NOT NULL;

CALL protect_team_table ('conversation_message');

-- Deleted conversations are kept as long as their deletion can be undone. Their answers go with them.
CREATE OR REPLACE FUNCTION before_team.forget_old (keys_before timestamptz, undo_before timestamptz, most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH keys AS (DELETE FROM idempotency_key WHERE ctid = ANY (ARRAY(SELECT k.ctid FROM idempotency_key k WHERE k.created_at < keys_before LIMIT most)) RETURNING 1),
      account_keys AS (DELETE FROM account_idempotency_key WHERE ctid = ANY (ARRAY(SELECT k.ctid FROM account_idempotency_key k WHERE k.created_at < keys_before LIMIT most)) RETURNING 1),
      undone AS (DELETE FROM undo_entry WHERE ctid = ANY (ARRAY(SELECT u.ctid FROM undo_entry u WHERE u.created_at < undo_before LIMIT most)) RETURNING 1),
      answers AS (DELETE FROM ai_text WHERE id = ANY (ARRAY(SELECT m.ai_text_id FROM conversation c JOIN conversation_message m ON m.conversation_id = c.id
        WHERE c.deleted_at < undo_before AND m.ai_text_id IS NOT NULL LIMIT most)) RETURNING 1),
      conversations AS (DELETE FROM conversation WHERE id = ANY (ARRAY(SELECT c.id FROM conversation c WHERE c.deleted_at < undo_before
        AND NOT EXISTS (SELECT FROM conversation_message m WHERE m.conversation_id = c.id AND m.ai_text_id IS NOT NULL) LIMIT most)) RETURNING 1)
    SELECT ((SELECT count(*) FROM keys) + (SELECT count(*) FROM account_keys) + (SELECT count(*) FROM undone)
      + (SELECT count(*) FROM answers) + (SELECT count(*) FROM conversations))::integer
  $$;
