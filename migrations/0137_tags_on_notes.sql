-- A highlight of the whole note, without words: it carries the tags that are put on the note itself.
DO $$
  DECLARE
    known record;
  BEGIN
    FOR known IN
      SELECT conname FROM pg_constraint
      WHERE conrelid = 'highlight'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) ~ '\m(target|anchor)\M'
    LOOP
      EXECUTE format('ALTER TABLE highlight DROP CONSTRAINT %I', known.conname);
    END LOOP;
  END $$;

ALTER TABLE highlight
ADD CONSTRAINT highlight_target_check CHECK (target IN ('WORDS', 'MOMENT', 'AREA', 'NOTE')),
ADD CONSTRAINT highlight_anchor_check CHECK (anchor IN ('mark', 'beside', 'file', 'note')),
ADD CONSTRAINT highlight_beside_check CHECK (
  anchor <> 'beside'
  OR (
    relative_start IS NOT NULL
    AND relative_end IS NOT NULL
  )
),
ADD CONSTRAINT highlight_anchor_of_target_check CHECK (
  (anchor = 'file') = (target IN ('MOMENT', 'AREA'))
  AND (anchor = 'note') = (target = 'NOTE')
),
ADD CONSTRAINT highlight_file_check CHECK (
  target NOT IN ('MOMENT', 'AREA')
  OR (
    file_id IS NOT NULL
    AND lost_at IS NULL
  )
),
ADD CONSTRAINT highlight_moment_check CHECK (
  target <> 'MOMENT'
  OR (
    start_ms IS NOT NULL
    AND end_ms IS NOT NULL
  )
),
ADD CONSTRAINT highlight_area_check CHECK ((target = 'AREA') = (areas <> '[]')),
ADD CONSTRAINT highlight_note_check CHECK (
  target <> 'NOTE'
  OR (
    text = ''
    AND file_id IS NULL
    AND start_ms IS NULL
    AND lost_at IS NULL
  )
);

-- All tags of a note itself are on one highlight.
CREATE UNIQUE INDEX highlight_of_whole_note ON highlight (note_id)
WHERE
  target = 'NOTE';
