-- Clusters of many highlights, computed for the member who asked and kept for a day. Rows hold ids, never words: titles are made
-- of the highlights that the reader can see.
CREATE TABLE cluster_job (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  member_id uuid NOT NULL,
  highlight_ids UUID[] NOT NULL,
  amount text NOT NULL CHECK (amount IN ('LEAST', 'LESS', 'STANDARD', 'MORE', 'MOST')),
  strictness text NOT NULL CHECK (strictness IN ('VERY_RELAXED', 'RELAXED', 'STANDARD', 'STRICT', 'VERY_STRICT')),
  state text NOT NULL CHECK (state IN ('WAITING', 'WORKING', 'DONE', 'FAILED', 'CANCELLED')),
  -- From 0 to 1.
  progress double precision NOT NULL,
  -- {"clusters": [[…]], "outliers": […]}: positions in highlight_ids, from 0. Null until it is done.
  found jsonb,
  created_at timestamptz NOT NULL
);

CREATE INDEX cluster_job_under_way ON cluster_job (team_id, project_id, member_id)
WHERE
  state IN ('WAITING', 'WORKING');

CREATE INDEX cluster_job_project ON cluster_job (project_id);

CREATE INDEX cluster_job_age ON cluster_job (created_at);

CALL protect_team_table ('cluster_job');

-- Deletes also jobs whose result is no longer kept: after a day, as idempotency keys.
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
        AND NOT EXISTS (SELECT FROM undo_entry u WHERE u.team_id = t.team_id AND u.before::text LIKE '%' || t.id || '%') LIMIT most)) RETURNING 1),
      clusters AS (DELETE FROM cluster_job WHERE ctid = ANY (ARRAY(SELECT c.ctid FROM cluster_job c WHERE c.created_at < keys_before LIMIT most)) RETURNING 1)
    SELECT ((SELECT count(*) FROM keys) + (SELECT count(*) FROM account_keys) + (SELECT count(*) FROM undone)
      + (SELECT count(*) FROM answers) + (SELECT count(*) FROM conversations) + (SELECT count(*) FROM texts) + (SELECT count(*) FROM clusters))::integer
  $$;
