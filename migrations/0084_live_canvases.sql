-- Canvases are edited live (Yjs): a base state and the updates since, as of documents. Readers see `document`.
ALTER TABLE canvas
-- Names the history. Another one when the history is forgotten, so that no client merges an old copy.
ADD COLUMN live_id uuid NOT NULL DEFAULT gen_random_uuid(),
-- State that covers the updates up to state_seq; null until a member opens the canvas: it is then made from the document.
ADD COLUMN state bytea,
ADD COLUMN state_seq bigint NOT NULL DEFAULT 0,
ADD COLUMN last_seq bigint NOT NULL DEFAULT 0,
-- The document holds the updates up to this one.
ADD COLUMN derived_seq bigint NOT NULL DEFAULT 0;

CREATE TABLE canvas_update (
  canvas_id uuid NOT NULL REFERENCES canvas (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  team_id uuid NOT NULL,
  data bytea NOT NULL,
  by uuid,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (canvas_id, seq)
);

CALL protect_team_table ('canvas_update');

-- Words that are replaced in the document (redaction, erasure) must not come back from the history.
CREATE FUNCTION forget_canvas_history () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.live_id := gen_random_uuid();
    NEW.state := NULL;
    NEW.derived_seq := NEW.last_seq;
    NEW.state_seq := NEW.last_seq;
    DELETE FROM canvas_update WHERE canvas_id = OLD.id;
    RETURN NEW;
  END $$;

CREATE TRIGGER forget_history
BEFORE UPDATE OF document ON canvas FOR EACH ROW WHEN (
  OLD.document IS DISTINCT FROM NEW.document
  AND OLD.derived_seq = NEW.derived_seq
)
EXECUTE FUNCTION forget_canvas_history ();
