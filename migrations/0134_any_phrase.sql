-- Whether a text contains one of several phrases, given as folded words with spaces around them. The text is folded once.
-- Texts in ASCII without any of the needles are not folded: each phrase contains one of them.
CREATE FUNCTION has_any_phrase (value text, phrases TEXT[], needles TEXT[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text;
BEGIN
  IF octet_length(value) = length(value) THEN
    words := translate(lower(value COLLATE "pg_c_utf8"), '''`', '');
    IF NOT EXISTS (SELECT FROM unnest(needles) n WHERE strpos(words, n) > 0) THEN
      RETURN false;
    END IF;
  END IF;
  words := folded_words(value);
  RETURN EXISTS (SELECT FROM unnest(phrases) p WHERE strpos(words, p) > 0);
END
$$;
