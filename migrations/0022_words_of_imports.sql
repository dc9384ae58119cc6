-- New words wait in a list that every search reads through; it is short again. An import lets its own wait in a longer one,
-- and has them sorted into the index when it is through: whoever owns the index may.
ALTER INDEX search_passage_terms
RESET (gin_pending_list_limit);

CREATE FUNCTION sort_search_words () RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$ SELECT gin_clean_pending_list('search_passage_terms') $$;

REVOKE ALL ON FUNCTION sort_search_words
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION sort_search_words TO evident_app;
