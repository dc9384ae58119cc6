-- Row-level security keeps PostgreSQL from using the index of bands, so this looks for itself; see `data_points_with`. It names the
-- partition, and checks team and channel afterwards, so that no other index is ever preferred.
CREATE FUNCTION data_points_alike (channel uuid, copies UUID[], most integer) RETURNS TABLE (
  COPY uuid,
  first uuid
) LANGUAGE plpgsql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
DECLARE
  part regclass;
BEGIN
  SELECT d.tableoid::regclass INTO part FROM data_point d WHERE d.channel_id = channel LIMIT 1;
  IF part IS NULL THEN RETURN; END IF;
  RETURN QUERY EXECUTE format($query$
    SELECT n.id, f.id FROM %1$s n
    CROSS JOIN LATERAL (
      SELECT c.id, c.seq FROM (
        SELECT b.id, b.seq, b.team_id, b.channel_id FROM %1$s b
        WHERE b.bands && n.bands AND b.bands IS NOT NULL AND b.folded_into IS NULL OFFSET 0) c
      WHERE c.team_id = current_team() AND c.channel_id = $1 AND c.seq < n.seq ORDER BY c.seq LIMIT $3) f
    WHERE n.team_id = current_team() AND n.channel_id = $1 AND n.id = ANY ($2)
      AND n.folded_into IS NULL AND NOT n.themed AND n.bands IS NOT NULL
    ORDER BY n.seq, f.seq $query$, part) USING channel, copies, most;
END $$;

REVOKE ALL ON FUNCTION data_points_alike
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION data_points_alike TO evident_app;
