-- Row-level security keeps PostgreSQL from using the index of words, so these look for themselves; see `search_match`.
CREATE FUNCTION data_points_with (channel uuid, words tsquery, most integer) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
  SELECT p.object_id FROM search_passage p
  WHERE p.team_id = current_team() AND p.terms @@ words AND p.object_type = 'CHANNEL_DATAPOINT' AND p.scope_id = channel LIMIT most $$;

CREATE FUNCTION data_point_has (data_point uuid, words tsquery) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
  SELECT EXISTS (SELECT FROM search_passage p
    WHERE p.team_id = current_team() AND p.object_type = 'CHANNEL_DATAPOINT' AND p.object_id = data_point AND p.terms @@ words) $$;

-- The languages in which the words of a channel are indexed.
CREATE FUNCTION channel_languages (channel uuid) RETURNS TEXT[] LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
  SELECT coalesce(array_agg(DISTINCT v.language), '{}') FROM search_volume v
  WHERE v.team_id = current_team() AND v.scope_id = channel AND v.object_type = 'CHANNEL_DATAPOINT' $$;

REVOKE ALL ON FUNCTION data_points_with,
data_point_has,
channel_languages
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION data_points_with,
data_point_has,
channel_languages TO evident_app;

-- Those of one person in all channels.
CREATE INDEX data_point_author ON data_point (team_id, author_key, said_at DESC, id DESC)
WHERE
  author_key IS NOT NULL;
