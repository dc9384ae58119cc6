-- The reel or highlight that a rendering is of. Null for a part of a recording.
ALTER TABLE render
ADD COLUMN subject_type text CHECK (subject_type IN ('REEL', 'HIGHLIGHT')),
ADD COLUMN subject_id uuid,
ADD CHECK ((subject_type IS NULL) = (subject_id IS NULL));

CREATE INDEX render_subject ON render (subject_id, created_at DESC, id DESC)
WHERE
  subject_id IS NOT NULL;

-- A shared reel, and the highlights that visitors see, are rendered: visitors never get a recording.
ALTER TABLE share_link
DROP CONSTRAINT share_link_object_type_check,
ADD CONSTRAINT share_link_object_type_check CHECK (object_type IN ('note', 'insight', 'highlight', 'reel', 'project'));
