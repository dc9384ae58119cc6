-- The words of the pages of a note's documents, after its own text. Search finds them as words of the note.
CREATE FUNCTION note_search_text (note uuid, own_text text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(E'\n', own_text, string_agg(p.content, E'\n' ORDER BY f.rank, f.file_id, p.page))
  FROM note_file f JOIN file_page p ON p.file_id = f.file_id AND p.content <> '' WHERE f.note_id = note $$;

-- The page at a position in that text, in code points. No row for a position in the note's own text.
CREATE FUNCTION note_search_page (note uuid, own_text text, place integer) RETURNS TABLE (file_id uuid, page integer) LANGUAGE sql STABLE AS $$
  SELECT s.file_id, s.page FROM (
    SELECT f.file_id, p.page, char_length(own_text) + 1 + sum(char_length(p.content) + 1) OVER (ORDER BY f.rank, f.file_id, p.page) AS next
    FROM note_file f JOIN file_page p ON p.file_id = f.file_id AND p.content <> '' WHERE f.note_id = note
  ) s WHERE place > char_length(own_text) AND s.next > place ORDER BY s.next LIMIT 1 $$;
