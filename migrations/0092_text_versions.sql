-- Versions of texts: the state of a note, insight, readme or doc at the end of a span of edits, with their authors. Without content: the text as it is now, still growing.
CREATE TABLE text_version (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  team_id uuid NOT NULL,
  document_id uuid NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  -- Null for automatic versions.
  name text,
  authors UUID[] NOT NULL,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  -- When the version that was restored here ended.
  restored_from timestamptz,
  content jsonb,
  text text,
  speakers jsonb NOT NULL DEFAULT '{}',
  -- Highlights without their words, to bring back those that are deleted later.
  highlights jsonb NOT NULL DEFAULT '[]',
  bytes integer NOT NULL DEFAULT 0,
  CHECK ((content IS NULL) = (text IS NULL))
);

CREATE INDEX text_version_document ON text_version (document_id, ended_at DESC);

CREATE UNIQUE INDEX text_version_current ON text_version (document_id)
WHERE
  content IS NULL;

CALL protect_team_table ('text_version');

-- Changes of highlights alone begin no version.
ALTER TABLE document_update
ADD COLUMN edit boolean NOT NULL DEFAULT TRUE;
