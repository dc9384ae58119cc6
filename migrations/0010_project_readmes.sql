-- The readme of a project is the document with the project's id; projects made before have an empty one.
INSERT INTO
  document (id, team_id, content, text, updated_at)
SELECT
  id,
  team_id,
  '{"type":"doc","content":[{"type":"paragraph"}]}',
  '',
  updated_at
FROM
  project;
