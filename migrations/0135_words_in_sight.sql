-- The words that occur where search finds something, each with a text that shows how it is written if the text is not in ASCII.
-- The function runs as the owner, because row-level security keeps conditions on terms from the index.
CREATE FUNCTION search_words (words TEXT[], queries tsquery[], scopes UUID[]) RETURNS TABLE (word text, sample text) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
  SELECT w.word, f.sample FROM unnest(words, queries) w (word, query)
  CROSS JOIN LATERAL (
    SELECT CASE WHEN octet_length(p.text) <> char_length(p.text) THEN p.text END AS sample FROM search_passage p
    WHERE p.team_id = current_team() AND p.terms @@ w.query AND p.scope_id = ANY (scopes) LIMIT 1
  ) f
$$;

REVOKE ALL ON FUNCTION search_words
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION search_words TO evident_app;
