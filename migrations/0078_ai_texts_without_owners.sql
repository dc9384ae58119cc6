-- Words of a summary that a redaction or erasure removed are not written back by a member who saw them: the version of the summary
-- counts changes of its finished texts.
CREATE FUNCTION count_summary_version () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE summary SET version = version + 1 WHERE text_id = NEW.id OR edited_text_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER summary_version
AFTER UPDATE OF content ON ai_text FOR EACH ROW WHEN (
  OLD.state = 'DONE'
  AND NEW.state = 'DONE'
  AND OLD.content IS DISTINCT FROM NEW.content
)
EXECUTE FUNCTION count_summary_version ();

-- Deletes also generated texts that nothing names any more, once their last change can no longer be undone.
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
        AND NOT EXISTS (SELECT FROM conversation_message m WHERE m.conversation_id = c.id AND m.ai_text_id IS NOT NULL) LIMIT most)) RETURNING 1),
      texts AS (DELETE FROM ai_text WHERE id = ANY (ARRAY(SELECT t.id FROM ai_text t WHERE t.updated_at < undo_before
        AND NOT EXISTS (SELECT FROM summary s WHERE s.text_id = t.id OR s.edited_text_id = t.id)
        AND NOT EXISTS (SELECT FROM wrap w WHERE w.ai_text_id = t.id)
        AND NOT EXISTS (SELECT FROM research r WHERE r.ai_text_id = t.id)
        AND NOT EXISTS (SELECT FROM conversation_message m WHERE m.ai_text_id = t.id)
        AND NOT EXISTS (SELECT FROM ai_doc d WHERE d.team_id = t.team_id AND (d.text_id = t.id OR d.filled_text_id = t.id OR t.id = ANY (d.texts)))
        AND NOT EXISTS (SELECT FROM agent_run a WHERE a.text_id = t.id)
        AND NOT EXISTS (SELECT FROM undo_entry u WHERE u.team_id = t.team_id AND u.before::text LIKE '%' || t.id || '%') LIMIT most)) RETURNING 1)
    SELECT ((SELECT count(*) FROM keys) + (SELECT count(*) FROM account_keys) + (SELECT count(*) FROM undone)
      + (SELECT count(*) FROM answers) + (SELECT count(*) FROM conversations) + (SELECT count(*) FROM texts))::integer
  $$;
