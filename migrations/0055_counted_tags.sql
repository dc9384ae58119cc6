-- Whether the highlight is in the trash: its tags are not counted. The count of a tag then needs no other table.
ALTER TABLE highlight_tag
ADD COLUMN trashed boolean NOT NULL DEFAULT FALSE;

UPDATE highlight_tag t
SET
  trashed = TRUE
FROM
  highlight h
WHERE
  h.id = t.highlight_id
  AND h.trash_id IS NOT NULL;

CREATE INDEX highlight_tag_count ON highlight_tag (tag_id, team_id)
WHERE
  NOT trashed;

CREATE FUNCTION mark_trashed_tags () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE highlight_tag SET trashed = NEW.trash_id IS NOT NULL WHERE highlight_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE TRIGGER trashed_tags
AFTER UPDATE OF trash_id ON highlight FOR EACH ROW WHEN ((OLD.trash_id IS NULL) IS DISTINCT FROM (NEW.trash_id IS NULL))
EXECUTE FUNCTION mark_trashed_tags ();

-- Counts the changes of its words: edited in the note, lost, found, or put elsewhere.
ALTER TABLE highlight
ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON highlight FOR EACH ROW WHEN ((OLD.text, OLD.lost_at IS NULL) IS DISTINCT FROM (NEW.text, NEW.lost_at IS NULL))
EXECUTE FUNCTION count_version ();
