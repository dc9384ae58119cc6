-- Texts are compared without invisible characters, and with the quotation marks and hyphens of a keyboard: foldText in domain/search.
CREATE FUNCTION as_typed (value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(value, '‘’‚‛‹›′`´ʹʻʼ׳❛❜“”„‟«»″״〝〞〟❝❞‐‑‒–—―−⁃⁄∕', '''''''''''''''''''''''''''''''"""""""""""""--------//')
$$;

-- The form in which names and quotes are compared, with accents and without case: caseless in domain/text.
CREATE FUNCTION caseless_text (value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(CASE
    WHEN octet_length(value) = length(value) THEN replace(lower(value COLLATE "pg_c_utf8"), '`', '''')
    ELSE normalize(replace(replace(lower(replace(as_typed(normalize(regexp_replace(as_typed(value),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
      NFKC)), 'İ', U&'i\0307') COLLATE "pg_c_utf8"), 'ß', 'ss'), 'ς', 'σ'), NFC)
  END, '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), ' ')
$$;

CREATE OR REPLACE FUNCTION folded_text (value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(value) = length(value) THEN replace(lower(value COLLATE "pg_c_utf8"), '`', '''')
    ELSE normalize(as_typed(replace(replace(replace(replace(translate(lower(regexp_replace(normalize(as_typed(lower(value COLLATE "pg_c_utf8")), NFKD),
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\u0640\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g') COLLATE "pg_c_utf8"),
      'øđðłħŧŋıĸς', 'oddlhtnikσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')), NFKC)
  END
$$;

CREATE OR REPLACE FUNCTION has_phrase (value text, phrase text, longest text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN octet_length(value) = length(value) AND strpos(translate(lower(value COLLATE "pg_c_utf8"), '''`', ''), longest) = 0 THEN false
    ELSE strpos(folded_words(value), phrase) > 0
  END
$$;

-- The words of all texts are made again: a rebuild begins where this says.
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

-- The teams whose search index is to be rebuilt.
CREATE FUNCTION before_team.search_rebuilds () RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT u.team_id FROM search_upkeep u WHERE u.task = 'rebuild' ORDER BY u.team_id
  $$;

REVOKE ALL ON FUNCTION before_team.search_rebuilds
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.search_rebuilds TO evident_app;
