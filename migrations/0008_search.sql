-- The team stands in front of the words, so that a search never meets the words of another team.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- What search finds, in passages. A read model: rebuilt from the other tables at any time.
CREATE TABLE search_passage (
  team_id uuid NOT NULL REFERENCES team (id),
  object_type text NOT NULL,
  object_id uuid NOT NULL,
  seq integer NOT NULL,
  -- How many passages the object has: most have one.
  passages integer NOT NULL,
  -- The project or folder whose grants say who may find it.
  scope_id uuid NOT NULL,
  parent_id uuid,
  -- Kept on the first passage.
  title text,
  -- The code point of the object's plain text at which the passage begins.
  start_at integer NOT NULL,
  text text NOT NULL,
  language text NOT NULL,
  -- Words of the whole object, those of its title counted as often as they weigh.
  length integer NOT NULL,
  -- Terms of our own text analysis with their places; weight A in the title, C in keywords, D in the text.
  terms tsvector NOT NULL,
  created_at timestamptz NOT NULL,
  -- On the first passage: of all that is kept of the object, so that the same again is not written again.
  digest bigint NOT NULL,
  PRIMARY KEY (team_id, object_type, object_id, seq)
);

CREATE INDEX search_passage_parent ON search_passage (team_id, parent_id)
WHERE
  object_type = 'HIGHLIGHT';

CREATE INDEX search_passage_terms ON search_passage USING gin (team_id, terms);

CALL protect_team_table ('search_passage');

-- In how many objects of a project (or folder) a term occurs. A ledger: lines are only added, their sum counts, and a job folds lines into one;
-- so imports that run side by side never wait for the line of a frequent word.
CREATE TABLE search_term (
  team_id uuid NOT NULL,
  scope_id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  objects integer NOT NULL
);

CREATE INDEX search_term_term ON search_term (team_id, term);

CALL protect_team_table ('search_term');

-- How many objects, how long together, and how many passages in which language: a ledger too. An object counts in the line of its first passage.
CREATE TABLE search_volume (
  team_id uuid NOT NULL,
  scope_id uuid NOT NULL,
  object_type text NOT NULL,
  language text NOT NULL,
  objects integer NOT NULL,
  length bigint NOT NULL,
  passages integer NOT NULL
);

CREATE INDEX search_volume_team ON search_volume (team_id);

CALL protect_team_table ('search_volume');

-- The best objects of each type by BM25, with the number of all. Row-level security keeps PostgreSQL from using an index for @@, which it does not take for leakproof;
-- hence this function acts as the owner and names the team itself.
--   lead      what any answer holds in one of its passages: the selective part of the query
--   words     one query for each word or phrase
--   forms     one query for each form of a word, and for each phrase; word_of says which word
--   weights   of each word (IDF); demands: its share in what is asked for; musts: whether an answer must have it
--   enough    an answer's shares are together more than this
--   ts_rank_cd of a single form or phrase is the sum of the weights of its places: with these weights a quarter of the frequency, title words counted four times
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
  skip integer
) RETURNS TABLE (object_type text, total bigint, object_id uuid, score float8) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET
  search_path = public AS $$
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
      WHERE p.team_id = current_team() AND p.terms @@ $1 AND p.object_type = ANY($9) AND p.scope_id = ANY($11) AND (p.passages > 1 OR %6$s)
    ), counted AS (
      SELECT l.object_type, l.object_id, l.length, %3$s FROM led l WHERE l.passages = 1
      UNION ALL
      SELECT w.object_type, w.object_id, max(w.length), %2$s FROM (
        SELECT p.object_type, p.object_id, p.length, %1$s
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
    ORDER BY t.object_type, b.score DESC, b.object_id DESC$query$, frequencies, sums, names, scores, shares, held, all_musts)
  USING lead, words, forms, word_of, weights, demands, musts, enough, types, mean_lengths, scopes, most, skip;
END $$;

REVOKE ALL ON FUNCTION search_match
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION search_match TO evident_app;
