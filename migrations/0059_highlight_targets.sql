-- Highlights of words, of moments of a recording, and of areas of a page.
ALTER TABLE highlight
ADD COLUMN target text NOT NULL DEFAULT 'WORDS' CHECK (target IN ('WORDS', 'MOMENT', 'AREA')),
-- The file of a moment or area. For words, the recording of their turn; null for the first recording of the note.
ADD COLUMN file_id uuid,
-- Rectangles in per cent of their page: [{"pageIndex": 0, "left": 10, "top": 20, "width": 30, "height": 5}].
ADD COLUMN areas jsonb NOT NULL DEFAULT '[]',
-- Trimmed milliseconds to play instead of start_ms to end_ms.
ADD COLUMN snippet_start_ms integer,
ADD COLUMN snippet_end_ms integer,
DROP CONSTRAINT highlight_anchor_check,
DROP CONSTRAINT highlight_check,
ADD CHECK (anchor IN ('mark', 'beside', 'file')),
ADD CHECK (
  anchor <> 'beside'
  OR (
    relative_start IS NOT NULL
    AND relative_end IS NOT NULL
  )
),
ADD CHECK ((anchor = 'file') = (target <> 'WORDS')),
ADD CHECK (
  target = 'WORDS'
  OR (
    file_id IS NOT NULL
    AND lost_at IS NULL
  )
),
ADD CHECK (
  target <> 'MOMENT'
  OR (
    start_ms IS NOT NULL
    AND end_ms IS NOT NULL
  )
),
ADD CHECK ((target = 'AREA') = (areas <> '[]')),
ADD CHECK ((snippet_start_ms IS NULL) = (snippet_end_ms IS NULL));

CREATE INDEX highlight_file ON highlight (file_id)
WHERE
  file_id IS NOT NULL;

DROP TRIGGER version ON highlight;

CREATE TRIGGER version
BEFORE UPDATE ON highlight FOR EACH ROW WHEN (
  (OLD.text, OLD.lost_at IS NULL, OLD.snippet_start_ms, OLD.snippet_end_ms, OLD.areas) IS DISTINCT FROM (NEW.text, NEW.lost_at IS NULL, NEW.snippet_start_ms, NEW.snippet_end_ms, NEW.areas)
  OR (
    NEW.target = 'MOMENT'
    AND (OLD.start_ms, OLD.end_ms) IS DISTINCT FROM (NEW.start_ms, NEW.end_ms)
  )
)
EXECUTE FUNCTION count_version ();

-- Moments and areas follow their file: hidden while it is not in the note, deleted with it. `trash_id` is then the file.
-- An owner that is no superuser cannot set evident.trash with SET in a definition.
CREATE FUNCTION hide_highlights_of_file () RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    trash_before text := current_setting('evident.trash', true);
  BEGIN
    PERFORM set_config('evident.trash', 'shown', true);
    IF EXISTS (SELECT FROM file WHERE id = OLD.file_id) THEN
      UPDATE highlight SET trash_id = OLD.file_id WHERE note_id = OLD.note_id AND file_id = OLD.file_id AND target <> 'WORDS' AND trash_id IS NULL;
    ELSE
      DELETE FROM highlight WHERE note_id = OLD.note_id AND file_id = OLD.file_id AND target <> 'WORDS';
    END IF;
    PERFORM set_config('evident.trash', coalesce(trash_before, ''), true);
    RETURN NULL;
  END $$;

CREATE TRIGGER highlights_of_file
AFTER DELETE ON note_file FOR EACH ROW
EXECUTE FUNCTION hide_highlights_of_file ();

CREATE FUNCTION show_highlights_of_file () RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    trash_before text := current_setting('evident.trash', true);
  BEGIN
    PERFORM set_config('evident.trash', 'shown', true);
    UPDATE highlight SET trash_id = NULL WHERE note_id = NEW.note_id AND file_id = NEW.file_id AND trash_id = NEW.file_id;
    PERFORM set_config('evident.trash', coalesce(trash_before, ''), true);
    RETURN NULL;
  END $$;

CREATE TRIGGER highlights_of_file_again
AFTER INSERT ON note_file FOR EACH ROW
EXECUTE FUNCTION show_highlights_of_file ();
