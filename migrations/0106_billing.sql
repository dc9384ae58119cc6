-- The customer of a workspace at the payment provider. `syncs` counts answers of the provider that were saved.
CREATE TABLE billing_customer (
  team_id uuid PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE,
  details jsonb,
  syncs integer NOT NULL DEFAULT 0,
  synced_at timestamptz
);

CALL protect_team_table ('billing_customer');

-- Events of the payment provider, each handled once. They carry no state: the current objects are read instead.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  type text NOT NULL,
  created timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'RECEIVED' CHECK (state IN ('RECEIVED', 'DONE')),
  done_at timestamptz
);

CREATE INDEX payment_event_received ON payment_event (team_id, received_at);

CALL protect_team_table ('payment_event');

CREATE FUNCTION before_team.team_of_billing_customer (customer text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT c.team_id FROM billing_customer c JOIN team t ON t.id = c.team_id WHERE c.customer_id = customer AND t.deleted_at IS NULL
  $$;

CREATE FUNCTION before_team.billed_teams () RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT c.team_id FROM billing_customer c JOIN team t ON t.id = c.team_id WHERE t.deleted_at IS NULL ORDER BY c.team_id
  $$;

REVOKE ALL ON FUNCTION before_team.team_of_billing_customer,
before_team.billed_teams
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.team_of_billing_customer,
before_team.billed_teams TO evident_app;
