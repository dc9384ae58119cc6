-- Highlights can be ordered by hand, as notes and insights can.
ALTER TABLE highlight
ADD COLUMN rank double precision;

-- Where a row is in a list without a sort: at its rank, or, as long as it was never moved, at the millisecond of its creation. Lists show the highest first, so that moving one row changes no other.
CREATE FUNCTION row_place (rank double precision, created_at timestamptz) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(rank, (extract(epoch FROM created_at AT TIME ZONE 'UTC') * 1000)::double precision)
$$;

CREATE INDEX note_places ON note (project_id, row_place (rank, created_at), id);

CREATE INDEX insight_places ON insight (project_id, row_place (rank, created_at), id);

CREATE INDEX highlight_places ON highlight (project_id, row_place (rank, created_at), id);
