-- The events of a workspace in the order in which they became known. The relay adds them one group after the other while
-- it holds the row of the workspace here, so a position is never given to an event that commits after a later one.
CREATE TABLE event_stream (
  team_id uuid PRIMARY KEY,
  last_position bigint NOT NULL DEFAULT 0,
  -- Events up to here were deleted, because they are no longer kept.
  forgotten_position bigint NOT NULL DEFAULT 0
);

CALL protect_team_table ('event_stream');

CREATE TABLE event_log (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  team_id uuid NOT NULL,
  position bigint NOT NULL,
  -- Its id in the outbox: an event that is delivered again is not added again.
  outbox_id bigint NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL,
  project_id uuid GENERATED ALWAYS AS ((payload ->> 'projectId')::uuid) STORED,
  folder_id uuid GENERATED ALWAYS AS ((payload ->> 'folderId')::uuid) STORED,
  owner_id uuid GENERATED ALWAYS AS ((payload ->> 'ownerId')::uuid) STORED,
  UNIQUE (team_id, position),
  UNIQUE (team_id, outbox_id)
);

CREATE INDEX event_log_at ON event_log (at);

CALL protect_team_table ('event_log');

CREATE TABLE webhook (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  -- Gets the events that this member can see.
  owner_id uuid NOT NULL REFERENCES member (id) ON DELETE CASCADE,
  url text NOT NULL,
  description text NOT NULL,
  events TEXT[] NOT NULL,
  state text NOT NULL CHECK (state IN ('ACTIVE', 'PAUSED', 'DISABLED')),
  disabled_reason text CHECK (disabled_reason IN ('FAILING', 'GONE', 'OWNER_LEFT')),
  -- The current one first; encrypted.
  secrets jsonb NOT NULL,
  -- The first failure since the last success.
  failing_since timestamptz,
  -- The receiver gave no answer, or asked for a pause.
  rests_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((state = 'DISABLED') = (disabled_reason IS NOT NULL))
);

CREATE INDEX webhook_of_team ON webhook (team_id);

CREATE TRIGGER version
BEFORE UPDATE ON webhook FOR EACH ROW WHEN (
  (OLD.url, OLD.description, OLD.events, OLD.state) IS DISTINCT FROM (NEW.url, NEW.description, NEW.events, NEW.state)
)
EXECUTE FUNCTION count_version ();

CALL protect_team_table ('webhook');

CREATE TABLE webhook_delivery (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL,
  webhook_id uuid NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  -- Null for a test.
  event_id uuid REFERENCES event_log (id) ON DELETE CASCADE,
  -- Deliveries that share an object are made in the order of their positions.
  position bigint NOT NULL,
  object_ids UUID[] NOT NULL,
  state text NOT NULL CHECK (state IN ('WAITING', 'DELIVERED', 'DEAD')),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz,
  last_at timestamptz,
  duration_ms integer,
  status integer,
  answer text,
  problem text,
  created_at timestamptz NOT NULL,
  UNIQUE (webhook_id, event_id),
  CHECK ((state = 'WAITING') = (next_at IS NOT NULL))
);

CREATE INDEX webhook_delivery_waiting ON webhook_delivery (webhook_id, position)
WHERE
  state = 'WAITING';

CREATE INDEX webhook_delivery_due ON webhook_delivery (next_at)
WHERE
  state = 'WAITING';

CREATE INDEX webhook_delivery_newest ON webhook_delivery (webhook_id, created_at, id);

CREATE INDEX webhook_delivery_of_event ON webhook_delivery (event_id);

CALL protect_team_table ('webhook_delivery');

-- Active webhooks with a delivery that is due.
CREATE FUNCTION before_team.due_webhooks (now timestamptz, most integer) RETURNS TABLE (team_id uuid, id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT w.team_id, w.id FROM webhook w
    WHERE w.state = 'ACTIVE' AND (w.rests_until IS NULL OR w.rests_until <= now)
      AND EXISTS (SELECT FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state = 'WAITING' AND d.next_at <= now)
    ORDER BY w.id LIMIT most
  $$;

-- Deletes at most `most` events that are older, with their deliveries, and remembers how far that went.
CREATE FUNCTION before_team.forget_events (before timestamptz, most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH gone AS (
      DELETE FROM event_log l WHERE l.id IN (SELECT o.id FROM event_log o WHERE o.at < before ORDER BY o.at LIMIT most) RETURNING l.team_id, l.position
    ), remembered AS (
      UPDATE event_stream s SET forgotten_position = greatest(s.forgotten_position, g.position)
      FROM (SELECT team_id, max(position) AS position FROM gone GROUP BY team_id) g WHERE s.team_id = g.team_id
    )
    SELECT count(*)::integer FROM gone
  $$;

-- Deletes at most `most` deliveries that succeeded before then, and tests.
CREATE FUNCTION before_team.forget_deliveries (before timestamptz, most integer) RETURNS integer LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    WITH gone AS (
      DELETE FROM webhook_delivery d WHERE d.id IN (
        SELECT o.id FROM webhook_delivery o WHERE o.created_at < before AND (o.state = 'DELIVERED' OR o.state = 'DEAD' AND o.event_id IS NULL) LIMIT most
      ) RETURNING 1
    )
    SELECT count(*)::integer FROM gone
  $$;

REVOKE ALL ON FUNCTION before_team.due_webhooks,
before_team.forget_events,
before_team.forget_deliveries
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.due_webhooks,
before_team.forget_events,
before_team.forget_deliveries TO evident_app;
