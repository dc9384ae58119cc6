-- A group has one of twelve hues or any color; a tag has its own color or that of its group (hex digits as in document 000, section 5).
ALTER TABLE tag_group
ADD COLUMN hex text CHECK (hex ~ '^[0-9a-f]{6}$');

ALTER TABLE tag
ADD COLUMN color text,
ADD COLUMN hex text CHECK (hex ~ '^[0-9a-f]{6}$'),
ADD CHECK (
  hex IS NULL
  OR color IS NOT NULL
);

-- Notes and insights have no rank until somebody orders them by hand.
ALTER TABLE note
ALTER COLUMN rank
DROP NOT NULL;

ALTER TABLE insight
ALTER COLUMN rank
DROP NOT NULL;

UPDATE note
SET
  rank = NULL;

UPDATE insight
SET
  rank = NULL;
