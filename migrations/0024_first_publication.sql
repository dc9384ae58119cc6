-- When an insight was published first and by whom, kept while it is taken off home: published again it is no news.
ALTER TABLE insight
ADD COLUMN first_published_at timestamptz,
ADD COLUMN first_published_by uuid;

UPDATE insight
SET
  first_published_at = published_at,
  first_published_by = published_by
WHERE
  published_at IS NOT NULL;
