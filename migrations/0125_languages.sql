-- Words are analyzed by script and language: the words of all texts are made again.
INSERT INTO
  search_upkeep (team_id, task, place)
SELECT DISTINCT
  team_id,
  'rebuild',
  '{"list": 0, "after": null}'::jsonb
FROM
  search_passage
ON CONFLICT (team_id, task) DO UPDATE
SET
  place = excluded.place;
