-- The answers of a response to a survey question: its text, or the options that were chosen. Null without a response.
CREATE FUNCTION survey_answers (options jsonb, response jsonb) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN response ? 'text' THEN ARRAY[response ->> 'text']
    ELSE (SELECT array_agg(o.value ->> 'optionText' ORDER BY o.ordinality)
          FROM jsonb_array_elements(options) WITH ORDINALITY o WHERE response -> 'optionIds' ? (o.value ->> 'id'))
  END
$$;

-- The words of the pages of a note's documents after its own text, and then those of its survey responses.
CREATE OR REPLACE FUNCTION note_search_text (note uuid, own_text text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', own_text,
    (SELECT string_agg(p.content, E'\n' ORDER BY f.rank, f.file_id, p.page)
     FROM note_file f JOIN file_page p ON p.file_id = f.file_id AND p.content <> '' WHERE f.note_id = note),
    (SELECT string_agg(array_to_string(survey_answers(q.options, q.response), E'\n'), E'\n' ORDER BY q.rank, q.id)
     FROM survey_question q WHERE q.note_id = note)) $$;

-- The words of notes with responses are made again.
INSERT INTO
  search_upkeep (team_id, task, place)
SELECT DISTINCT
  team_id,
  'rebuild',
  '{"list": 0, "after": null}'::jsonb
FROM
  survey_question
WHERE
  response IS NOT NULL
ON CONFLICT (team_id, task) DO UPDATE
SET
  place = excluded.place;
