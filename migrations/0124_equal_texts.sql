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

-- A result may have to satisfy a condition over the words, in reverse Polish notation: indexes of words, 0 for AND, -1 for OR, -2 for NOT.
DROP FUNCTION search_match;

CREATE FUNCTION search_match (
  lead tsquery,
  words tsquery[],
  forms tsquery[],
  word_of INTEGER[],
  weights float8[],
  demands float8[],
  musts BOOLEAN[],
  enough float8,
  types TEXT[],
  mean_lengths float8[],
  scopes UUID[],
  most integer,
  skip integer,
  candidates UUID[],
  titles boolean DEFAULT FALSE,
  condition INTEGER[] DEFAULT NULL
) RETURNS TABLE (object_type text, total bigint, object_id uuid, score float8) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
DECLARE
  frequencies text;
  sums text;
  names text;
  scores text;
  shares text;
  held text;
  all_musts text;
  code integer;
  stack TEXT[] := '{}';
  depth integer;
  terms text := CASE WHEN titles THEN 'ts_filter(p.terms, ''{a}'')' ELSE 'p.terms' END;
BEGIN
  SELECT string_agg(format('4 * (%s) AS f%s', o.frequency, n), ', '),
         string_agg(format('sum(f%s)', n), ', '),
         string_agg(format('f%s', n), ', '),
         string_agg(format('$5[%1$s] * f%1$s * 2.2::float8 / (f%1$s + 1.2::float8 * (0.25::float8 + 0.75::float8 * %2$s))', n, CASE WHEN titles THEN '1' ELSE 'c.length / $10[array_position($9, c.object_type)]' END), ' + '),
         string_agg(format('CASE WHEN f%1$s > 0 THEN $6[%1$s] ELSE 0 END', n), ' + '),
         CASE WHEN count(*) FILTER (WHERE demands[n] > 0) = 1 AND NOT titles THEN 'true'
           ELSE string_agg(format('CASE WHEN %2$s @@ $2[%1$s] THEN $6[%1$s] ELSE 0 END', n, terms), ' + ') FILTER (WHERE demands[n] > 0) || ' > $8' END,
         coalesce(string_agg(format(' AND f%1$s > 0', n), '') FILTER (WHERE musts[n]), '')
  INTO frequencies, sums, names, scores, shares, held, all_musts
  FROM (SELECT word_of[i] AS n, string_agg(format('CASE WHEN %2$s @@ $3[%1$s] THEN ts_rank_cd(''{0.25,0.25,0.25,1}'', %2$s, $3[%1$s]) ELSE 0 END', i, terms), ' + ') AS frequency
        FROM generate_subscripts(forms, 1) i GROUP BY word_of[i]) o;
  FOREACH code IN ARRAY coalesce(condition, '{}') LOOP
    depth := cardinality(stack);
    IF code > 0 THEN stack := stack || format('f%s > 0', code);
    ELSIF code = -2 THEN stack[depth] := format('NOT (%s)', stack[depth]);
    ELSE stack := stack[:depth - 2] || format('(%s %s %s)', stack[depth - 1], CASE code WHEN 0 THEN 'AND' ELSE 'OR' END, stack[depth]);
    END IF;
  END LOOP;
  IF cardinality(stack) > 0 THEN all_musts := format('%s AND (%s)', all_musts, stack[1]); END IF;
  RETURN QUERY EXECUTE format($query$
    WITH led AS MATERIALIZED (
      SELECT p.object_type, p.object_id, p.length, p.passages, %1$s FROM search_passage p
      WHERE p.team_id = current_team() AND %8$s AND p.object_type = ANY($9) AND p.scope_id = ANY($11) AND (p.passages > 1 OR %6$s)
    ), counted AS (
      SELECT l.object_type, l.object_id, l.length, %3$s FROM led l WHERE l.passages = 1
      UNION ALL
      SELECT w.object_type, w.object_id, max(w.length) FILTER (WHERE w.seq = 0), %2$s FROM (
        SELECT p.object_type, p.object_id, p.seq, p.length, %1$s
        FROM (SELECT DISTINCT l.object_type, l.object_id FROM led l WHERE l.passages > 1) o
        JOIN search_passage p ON p.team_id = current_team() AND p.object_type = o.object_type AND p.object_id = o.object_id) w
      GROUP BY w.object_type, w.object_id
    ), scored AS MATERIALIZED (
      SELECT c.object_type, c.object_id, %4$s AS score FROM counted c WHERE %5$s > $8%7$s
    )
    SELECT t.object_type, t.total, b.object_id, b.score
    FROM (SELECT s.object_type, count(*) AS total FROM scored s GROUP BY s.object_type) t
    LEFT JOIN LATERAL (
      SELECT s.object_id, s.score FROM scored s WHERE s.object_type = t.object_type ORDER BY s.score DESC, s.object_id DESC LIMIT $12 OFFSET $13
    ) b ON true
    ORDER BY t.object_type, b.score DESC, b.object_id DESC$query$, frequencies, sums, names, scores, shares, held, all_musts,
    CASE WHEN candidates IS NULL THEN 'p.terms @@ $1' ELSE 'p.object_id = ANY($14)' END)
  USING lead, words, forms, word_of, weights, demands, musts, enough, types, mean_lengths, scopes, most, skip, candidates;
END $$;

REVOKE ALL ON FUNCTION search_match
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION search_match TO evident_app;
