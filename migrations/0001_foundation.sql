-- The role the application works with: it owns nothing, so row-level security binds it.
DO $$ BEGIN
  -- Asking first: who may not create roles is told so even where this one is there.
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'evident_app') THEN RETURN; END IF;
  CREATE ROLE evident_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;

DO $$ BEGIN
  -- Whoever was made a member may not pass it on, and need not.
  IF pg_has_role(current_user, 'evident_app', 'SET') THEN RETURN; END IF;
  EXECUTE format('GRANT evident_app TO %I WITH SET TRUE', current_user);
END $$;

GRANT USAGE ON SCHEMA public TO evident_app;

-- The few look-ups made before a team is known live here, as functions, and nowhere else.
CREATE SCHEMA before_team;

GRANT USAGE ON SCHEMA before_team TO evident_app;

CREATE FUNCTION current_team () RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('evident.team_id', true), '')::uuid $$;

-- Every table with a team_id is closed with this: no team set, no rows; a team set, only its own.
CREATE PROCEDURE protect_team_table (name regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY own_team ON %s USING (team_id = current_team()) WITH CHECK (team_id = current_team())', name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO evident_app', name);
END $$;

CREATE TABLE team (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  subdomain text NOT NULL UNIQUE,
  region text NOT NULL DEFAULT 'US_B',
  join_domains TEXT[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);

ALTER TABLE team ENABLE ROW LEVEL SECURITY;

CREATE POLICY own_team ON team USING (id = current_team ())
WITH
  CHECK (id = current_team ());

GRANT
SELECT
,
  INSERT,
UPDATE ON team TO evident_app;

-- A person who can sign in; may be a member of several teams.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  password_hash text,
  email_confirmed_at timestamptz,
  failed_sign_ins integer NOT NULL DEFAULT 0,
  locked_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX account_email ON account (lower(email));

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON account TO evident_app;

-- What an account is in one team. Who was removed keeps the row, so that their work keeps its author.
CREATE TABLE member (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  account_id uuid REFERENCES account (id),
  name text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  workspace_admin boolean NOT NULL DEFAULT FALSE,
  picture_file_id uuid,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);

CREATE UNIQUE INDEX member_account ON member (team_id, account_id)
WHERE
  removed_at IS NULL;

CREATE INDEX member_of_account ON member (account_id)
WHERE
  removed_at IS NULL;

CALL protect_team_table ('member');

CREATE TABLE audit_entry (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  actor_id uuid,
  action text NOT NULL,
  object_type text NOT NULL,
  object_id uuid,
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);

CREATE INDEX audit_entry_at ON audit_entry (team_id, at);

CALL protect_team_table ('audit_entry');

-- Events leave only through this table, written in the transaction that caused them.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  team_id uuid NOT NULL,
  name text NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CALL protect_team_table ('outbox');

CREATE FUNCTION tell_outbox () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY evident_outbox;
  RETURN NULL;
END $$;

CREATE TRIGGER tell_outbox
AFTER INSERT ON outbox FOR EACH STATEMENT
EXECUTE FUNCTION tell_outbox ();

-- Takes the oldest undelivered events of all teams out of the outbox; they are gone when the caller's transaction commits.
CREATE FUNCTION before_team.take_events (most integer) RETURNS TABLE (id bigint, team_id uuid, name text, payload jsonb, at timestamptz) LANGUAGE sql SECURITY DEFINER
SET
  search_path = public AS $$
    WITH taken AS (SELECT o.id FROM outbox o ORDER BY o.id LIMIT most FOR UPDATE SKIP LOCKED)
    DELETE FROM outbox o USING taken WHERE o.id = taken.id RETURNING o.id, o.team_id, o.name, o.payload, o.at
  $$;

REVOKE ALL ON FUNCTION before_team.take_events
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.take_events TO evident_app;

-- An answer kept for a repeated POST with the same Idempotency-Key.
CREATE TABLE idempotency_key (
  team_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  -- Set in the transaction that did the work: it must not be done again, even if the answer was lost.
  committed boolean NOT NULL DEFAULT FALSE,
  status integer,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, actor_id, key)
);

CALL protect_team_table ('idempotency_key');
