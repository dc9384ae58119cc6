-- How the picture is hidden. Earlier redactions stay pixelated.
ALTER TABLE redaction
ADD COLUMN video_style text NOT NULL DEFAULT 'PIXELATE' CHECK (video_style IN ('COVER', 'PIXELATE'));

ALTER TABLE redaction
ALTER COLUMN video_style
SET DEFAULT 'COVER';

DROP TRIGGER version ON redaction;

CREATE TRIGGER version
BEFORE UPDATE ON redaction FOR EACH ROW WHEN (
  (
    OLD.start_ms,
    OLD.end_ms,
    OLD.video,
    OLD.video_style,
    OLD.keyframes,
    OLD.audio,
    OLD.remove_words,
    OLD.state
  ) IS DISTINCT FROM (
    NEW.start_ms,
    NEW.end_ms,
    NEW.video,
    NEW.video_style,
    NEW.keyframes,
    NEW.audio,
    NEW.remove_words,
    NEW.state
  )
)
EXECUTE FUNCTION count_version ();
