-- Comments about a note, insight, highlight or person, or about words of a note or insight.
CREATE TABLE comment_thread (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'INSIGHT', 'HIGHLIGHT', 'PERSON')),
  object_id uuid NOT NULL,
  -- Null for a person.
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  note_id uuid REFERENCES note (id) ON DELETE CASCADE,
  insight_id uuid REFERENCES insight (id) ON DELETE CASCADE,
  -- Without foreign keys: a removed highlight or a merged person can return, and their comments with them.
  highlight_id uuid,
  person_id uuid,
  -- The person that the thread was about before they were merged into another.
  merged_from uuid,
  -- The commented words, anchored like a highlight outside the text; null for comments on the whole.
  quote text,
  before text,
  after text,
  start_at integer,
  end_at integer,
  relative_start bytea,
  relative_end bytea,
  lost_at timestamptz,
  moved_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (num_nonnulls (note_id, insight_id, person_id) = 1),
  CHECK ((person_id IS NULL) = (project_id IS NOT NULL)),
  CHECK ((quote IS NULL) = (relative_start IS NULL))
);

CREATE INDEX comment_thread_note ON comment_thread (note_id, created_at DESC, id DESC)
WHERE
  note_id IS NOT NULL;

CREATE INDEX comment_thread_insight ON comment_thread (insight_id, created_at DESC, id DESC)
WHERE
  insight_id IS NOT NULL;

CREATE INDEX comment_thread_highlight ON comment_thread (highlight_id)
WHERE
  highlight_id IS NOT NULL;

CREATE INDEX comment_thread_person ON comment_thread (person_id, created_at DESC, id DESC)
WHERE
  person_id IS NOT NULL;

CREATE INDEX comment_thread_project ON comment_thread (project_id);

CALL protect_team_table ('comment_thread');

CALL hide_trashed_rows ('comment_thread');

-- Deleted comments stay, hidden, until their deletion can no longer be undone.
CREATE TABLE comment (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  thread_id uuid NOT NULL REFERENCES comment_thread (id) ON DELETE CASCADE,
  author_id uuid NOT NULL,
  -- Mentions and links are ids, so names and titles are read with the access of each reader.
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz
);

CREATE INDEX comment_order ON comment (thread_id, created_at, id);

CREATE INDEX comment_deleted ON comment (deleted_at)
WHERE
  deleted_at IS NOT NULL;

CALL protect_team_table ('comment');

CREATE TRIGGER version
BEFORE UPDATE ON comment FOR EACH ROW WHEN (OLD.text IS DISTINCT FROM NEW.text)
EXECUTE FUNCTION count_version ();

-- Until when each member has read a thread.
CREATE TABLE comment_read (
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  thread_id uuid NOT NULL REFERENCES comment_thread (id) ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, thread_id)
);

CREATE INDEX comment_read_thread ON comment_read (thread_id);

CALL protect_team_table ('comment_read');

-- Deletes the words of deleted comments once their deletion can no longer be undone, and threads whose comments, highlight or person are gone.
CREATE FUNCTION before_team.forget_comments (undo_before timestamptz, most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH threads AS (DELETE FROM comment_thread WHERE id = ANY (ARRAY(SELECT t.id FROM comment_thread t
        WHERE (EXISTS (SELECT FROM comment c WHERE c.thread_id = t.id AND c.deleted_at < undo_before)
            AND NOT EXISTS (SELECT FROM comment c WHERE c.thread_id = t.id AND (c.deleted_at IS NULL OR c.deleted_at >= undo_before)))
          OR (t.object_type IN ('HIGHLIGHT', 'PERSON') AND t.updated_at < undo_before
            AND NOT EXISTS (SELECT FROM highlight h WHERE h.id = t.object_id) AND NOT EXISTS (SELECT FROM person p WHERE p.id = t.object_id)
            AND NOT EXISTS (SELECT FROM undo_entry u WHERE u.team_id = t.team_id AND u.before::text LIKE '%' || t.object_id || '%'))
        LIMIT most)) RETURNING 1),
      words AS (UPDATE comment SET text = '' WHERE id = ANY (ARRAY(SELECT c.id FROM comment c WHERE c.deleted_at < undo_before AND c.text <> '' LIMIT most)) RETURNING 1)
    SELECT ((SELECT count(*) FROM threads) + (SELECT count(*) FROM words))::integer
  $$;

REVOKE ALL ON FUNCTION before_team.forget_comments
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.forget_comments TO evident_app;

-- The tab of the sidebar of notes that opens first, until a member chooses another.
ALTER TABLE team
ADD COLUMN note_tab text NOT NULL DEFAULT 'Highlights' CHECK (note_tab IN ('Summary', 'Highlights', 'Tags', 'Fields', 'Comments', 'Contacts'));

DROP TRIGGER version ON team;

CREATE TRIGGER version
BEFORE UPDATE ON team FOR EACH ROW WHEN (
  (
    OLD.name,
    OLD.subdomain,
    OLD.join_domains,
    OLD.join_role,
    OLD.primary_color,
    OLD.people_access,
    OLD.note_tab
  ) IS DISTINCT FROM (
    NEW.name,
    NEW.subdomain,
    NEW.join_domains,
    NEW.join_role,
    NEW.primary_color,
    NEW.people_access,
    NEW.note_tab
  )
)
EXECUTE FUNCTION count_version ();

-- The tab that the member chose last; null until then.
ALTER TABLE member
ADD COLUMN note_tab text CHECK (note_tab IN ('Summary', 'Highlights', 'Tags', 'Fields', 'Comments', 'Contacts'));
