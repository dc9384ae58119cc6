-- What readers see of a published insight. Edits stay a draft until they are published, so every publication is a snapshot.
CREATE TABLE insight_publication (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  insight_id uuid NOT NULL REFERENCES insight (id) ON DELETE CASCADE,
  title text NOT NULL,
  cover_file_id uuid REFERENCES file (id),
  content jsonb NOT NULL,
  speakers jsonb NOT NULL,
  text text NOT NULL,
  -- Highlights in the order of the insight; their words follow their notes.
  evidence UUID[] NOT NULL,
  -- The version of the document it was taken from.
  version integer NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL
);

CREATE INDEX insight_publication_of ON insight_publication (insight_id, created_at);

CALL protect_team_table ('insight_publication');

ALTER TABLE insight
ADD COLUMN publication_id uuid REFERENCES insight_publication (id);

INSERT INTO
  insight_publication (
    id,
    team_id,
    insight_id,
    title,
    cover_file_id,
    content,
    speakers,
    text,
    evidence,
    version,
    created_by,
    created_at
  )
SELECT
  gen_random_uuid(),
  i.team_id,
  i.id,
  i.title,
  i.cover_file_id,
  d.content,
  d.speakers,
  d.text,
  array(
    SELECT
      e.highlight_id
    FROM
      insight_evidence e
    WHERE
      e.insight_id = i.id
    ORDER BY
      e.position
  ),
  d.version,
  i.published_by,
  i.published_at
FROM
  insight i
  JOIN document d ON d.id = i.id
WHERE
  i.published_at IS NOT NULL;

UPDATE insight i
SET
  publication_id = p.id
FROM
  insight_publication p
WHERE
  p.insight_id = i.id;
