-- How many automations in a row led to an event or a run. 0 for those that no automation caused.
ALTER TABLE outbox
ADD COLUMN depth smallint NOT NULL DEFAULT 0;

ALTER TABLE automation_run
ADD COLUMN depth smallint NOT NULL DEFAULT 0;

DROP FUNCTION before_team.take_events (integer, integer);

-- Takes the next group of events for delivery, at most `most` of one workspace, and holds the workspace for `held_seconds`.
-- Records a failure in advance, so that a killed process counts as one: the group halves, and an event that is attempted alone counts a try.
-- From the third try on, such an event is set aside, and the events after it no longer wait for it.
CREATE FUNCTION before_team.take_events (most integer, held_seconds integer) RETURNS TABLE (id bigint, team_id uuid, name text, payload jsonb, at timestamptz, depth smallint) LANGUAGE plpgsql SECURITY DEFINER
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
      RETURN QUERY SELECT o.id, o.team_id, o.name, o.payload, o.at, o.depth FROM outbox o WHERE o.id = ANY (taken) ORDER BY o.id;
    END $$;

REVOKE ALL ON FUNCTION before_team.take_events
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.take_events TO evident_app;
