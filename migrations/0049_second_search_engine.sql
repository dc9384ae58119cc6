-- Changes of `search_passage` that the second search engine does not have yet. Appended in the transaction of the change, deleted once the engine has stored them.
CREATE TABLE search_change (
  team_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  object_type text NOT NULL,
  object_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, id)
);

CALL protect_team_table ('search_change');

-- How far a team's documents were copied to an index of the second engine.
CREATE TABLE search_copy (
  team_id uuid NOT NULL,
  index_name text NOT NULL,
  -- The last document copied; null at the start.
  after_type text,
  after_id uuid,
  -- When every document was copied once. Later changes arrive through `search_change`.
  filled_at timestamptz,
  PRIMARY KEY (team_id, index_name)
);

CALL protect_team_table ('search_copy');

-- The last comparison of a team's documents with the second engine.
CREATE TABLE search_check (
  team_id uuid PRIMARY KEY,
  after_type text,
  after_id uuid,
  -- Documents that differed so far.
  different integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  -- Documents that differed in the last comparison that finished.
  repaired integer
);

CALL protect_team_table ('search_check');

-- Every workspace, whether an index has all its documents, and whether changes wait.
CREATE FUNCTION before_team.search_copies (index_asked text) RETURNS TABLE (team_id uuid, filled boolean, waiting boolean) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, EXISTS (SELECT FROM search_copy c WHERE c.team_id = t.id AND c.index_name = index_asked AND c.filled_at IS NOT NULL),
      EXISTS (SELECT FROM search_change s WHERE s.team_id = t.id)
    FROM team t WHERE t.deleted_at IS NULL ORDER BY t.id
  $$;

-- Forgets all other indexes. Without any index the changes are not needed either: the next one is filled from the start.
CREATE FUNCTION before_team.forget_search_copies (indexes_kept TEXT[]) RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DELETE FROM search_copy c WHERE c.index_name <> ALL (indexes_kept);
    DELETE FROM search_change WHERE cardinality(indexes_kept) = 0;
  $$;

REVOKE ALL ON FUNCTION before_team.search_copies,
before_team.forget_search_copies
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.search_copies,
before_team.forget_search_copies TO evident_app;

-- The objects to judge may be given: then these take the place of the selective part of the query.
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
  candidates UUID[]
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
BEGIN
  SELECT string_agg(format('4 * (%s) AS f%s', o.frequency, n), ', '),
         string_agg(format('sum(f%s)', n), ', '),
         string_agg(format('f%s', n), ', '),
         string_agg(format('$5[%1$s] * f%1$s * 2.2::float8 / (f%1$s + 1.2::float8 * (0.25::float8 + 0.75::float8 * c.length / $10[array_position($9, c.object_type)]))', n), ' + '),
         string_agg(format('CASE WHEN f%1$s > 0 THEN $6[%1$s] ELSE 0 END', n), ' + '),
         CASE count(*) FILTER (WHERE demands[n] > 0) WHEN 1 THEN 'true'
           ELSE string_agg(format('CASE WHEN p.terms @@ $2[%1$s] THEN $6[%1$s] ELSE 0 END', n), ' + ') FILTER (WHERE demands[n] > 0) || ' > $8' END,
         coalesce(string_agg(format(' AND f%1$s > 0', n), '') FILTER (WHERE musts[n]), '')
  INTO frequencies, sums, names, scores, shares, held, all_musts
  FROM (SELECT word_of[i] AS n, string_agg(format('CASE WHEN p.terms @@ $3[%1$s] THEN ts_rank_cd(''{0.25,0.25,0.25,1}'', p.terms, $3[%1$s]) ELSE 0 END', i), ' + ') AS frequency
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
