-- The project of an undo entry decides who sees it. Entries of highlights and tag boards get theirs from what they keep.
ALTER TABLE undo_entry
ADD COLUMN project_id uuid;

UPDATE undo_entry u
SET
  project_id = coalesce(
    (before ->> 'projectId')::uuid,
    (before -> 'highlight' ->> 'projectId')::uuid,
    (
      SELECT
        h.project_id
      FROM
        highlight h
      WHERE
        h.id = (u.before ->> 'highlightId')::uuid
    ),
    (
      SELECT
        i.project_id
      FROM
        insight i
      WHERE
        i.id = (u.before ->> 'insightId')::uuid
    )
  );
