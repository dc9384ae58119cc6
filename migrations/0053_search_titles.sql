-- Words may be looked for in titles only. Titles differ little in length, so it does not count.
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
  titles boolean DEFAULT FALSE
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
