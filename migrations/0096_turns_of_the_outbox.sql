-- How often an event was attempted alone, and when it is attempted again after it was set aside.
ALTER TABLE outbox
ADD COLUMN tries integer NOT NULL DEFAULT 0,
ADD COLUMN retry_at timestamptz;

CREATE INDEX outbox_of_team ON outbox (team_id, id);

CREATE INDEX outbox_set_aside ON outbox (retry_at)
WHERE
  retry_at IS NOT NULL;

-- The delivery of a workspace's events: one group at a time, and the workspace that waited longest comes next.
CREATE TABLE outbox_turn (
  team_id uuid PRIMARY KEY,
  served_at timestamptz NOT NULL DEFAULT '-infinity',
  -- Until then a relay delivers a group, or the workspace waits after a failure.
  held_until timestamptz NOT NULL DEFAULT '-infinity',
  delivered_at timestamptz,
  group_size integer NOT NULL
);

CALL protect_team_table ('outbox_turn');

DROP FUNCTION before_team.take_events (integer);

-- Takes the next group of events for delivery, at most `most` of one workspace, and holds the workspace for `held_seconds`.
-- Records a failure in advance, so that a killed process counts as one: the group halves, and an event that is attempted alone counts a try.
-- From the third try on, such an event is set aside, and the events after it no longer wait for it.
CREATE FUNCTION before_team.take_events (most integer, held_seconds integer) RETURNS TABLE (id bigint, team_id uuid, name text, payload jsonb, at timestamptz) LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    #variable_conflict use_column
    DECLARE
      waiting uuid[];
      team uuid;
      size integer;
      first_tries integer;
      taken bigint[];
    BEGIN
      -- Statistics of this table are always stale: only an index scan stays fast, however many events wait.
      PERFORM set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true);
      -- Skips from one workspace to the next in the index, so that a long backlog costs no more than one event.
      waiting := ARRAY(
        WITH RECURSIVE each AS (
          (SELECT o.team_id FROM outbox o ORDER BY o.team_id LIMIT 1)
          UNION ALL
          SELECT (SELECT o.team_id FROM outbox o WHERE o.team_id > e.team_id ORDER BY o.team_id LIMIT 1) FROM each e WHERE e.team_id IS NOT NULL
        )
        SELECT e.team_id FROM each e WHERE e.team_id IS NOT NULL
      );
      INSERT INTO outbox_turn (team_id, group_size)
      SELECT w.team_id, most FROM unnest(waiting) w (team_id) WHERE NOT EXISTS (SELECT FROM outbox_turn t WHERE t.team_id = w.team_id)
      ON CONFLICT DO NOTHING;
      SELECT t.team_id, t.group_size INTO team, size FROM outbox_turn t
      WHERE t.team_id = ANY (waiting) AND t.held_until <= clock_timestamp()
        AND EXISTS (SELECT FROM outbox o WHERE o.team_id = t.team_id AND (o.retry_at IS NULL OR o.retry_at <= now()))
      ORDER BY t.served_at LIMIT 1 FOR UPDATE SKIP LOCKED;
      IF team IS NULL THEN RETURN; END IF;
      SELECT o.tries INTO first_tries FROM outbox o WHERE o.team_id = team AND (o.retry_at IS NULL OR o.retry_at <= now()) ORDER BY o.id LIMIT 1;
      -- An event that failed before is attempted alone.
      taken := ARRAY(
        SELECT o.id FROM outbox o WHERE o.team_id = team AND (o.retry_at IS NULL OR o.retry_at <= now()) AND (o.tries = 0 OR first_tries > 0)
        ORDER BY o.id LIMIT CASE WHEN first_tries > 0 THEN 1 ELSE size END
      );
      UPDATE outbox_turn t SET served_at = clock_timestamp(), held_until = clock_timestamp() + make_interval(secs => held_seconds),
        group_size = CASE WHEN first_tries > 0 THEN t.group_size ELSE greatest(1, t.group_size / 2) END
      WHERE t.team_id = team;
      IF cardinality(taken) = 1 THEN
        UPDATE outbox o SET tries = o.tries + 1,
          retry_at = CASE WHEN o.tries >= 2 THEN now() + make_interval(secs => least(3600, 30 * 2 ^ least(o.tries - 2, 10))) END
        WHERE o.id = taken[1];
      END IF;
      RETURN QUERY SELECT o.id, o.team_id, o.name, o.payload, o.at FROM outbox o WHERE o.id = ANY (taken) ORDER BY o.id;
    END $$;

-- Ends the turn of a workspace. Delivered events leave the outbox, and the next group may be twice as large as this one.
-- After a failure the next group follows at once, except after an event that failed alone and is not set aside yet.
CREATE FUNCTION before_team.settle_events (team uuid, taken BIGINT[], delivered boolean, most integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    BEGIN
      IF delivered THEN
        DELETE FROM outbox o WHERE o.team_id = team AND o.id = ANY (taken);
        UPDATE outbox_turn t SET held_until = '-infinity', delivered_at = now(), group_size = least(most, t.group_size * 4) WHERE t.team_id = team;
      ELSE
        UPDATE outbox_turn t SET held_until = now() + make_interval(secs => coalesce((
          SELECT o.tries FROM outbox o WHERE o.team_id = team AND cardinality(taken) = 1 AND o.id = ANY (taken) AND o.retry_at IS NULL), 0))
        WHERE t.team_id = team;
      END IF;
    END $$;

-- How far delivery is behind, over all workspaces: the age of the oldest event that is not set aside, the number of those that are, and the time since the last delivery.
CREATE FUNCTION before_team.event_delays () RETURNS TABLE (oldest_seconds integer, set_aside integer, idle_seconds integer) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT (SELECT extract(epoch FROM clock_timestamp() - o.at)::integer FROM outbox o WHERE o.retry_at IS NULL ORDER BY o.id LIMIT 1),
      (SELECT count(*)::integer FROM outbox o WHERE o.retry_at IS NOT NULL),
      (SELECT extract(epoch FROM clock_timestamp() - max(t.delivered_at))::integer FROM outbox_turn t)
  $$;

REVOKE ALL ON FUNCTION before_team.take_events,
before_team.settle_events,
before_team.event_delays
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.take_events,
before_team.settle_events,
before_team.event_delays TO evident_app;
