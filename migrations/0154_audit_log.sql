-- The audit log of every change: from where, and by which program. Entries are only added. A job seals them into a chain.
ALTER TABLE audit_entry
RENAME TO audit_entry_before;

CREATE TABLE audit_entry (
  id uuid NOT NULL,
  team_id uuid NOT NULL REFERENCES team (id),
  at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  -- The first part of the action, in the singular.
  area text GENERATED ALWAYS AS (
    CASE split_part(action, ':', 1)
      WHEN 'access' THEN 'access'
      WHEN 'canvas' THEN 'canvas'
      WHEN 'people' THEN 'person'
      ELSE rtrim(split_part(action, ':', 1), 's')
    END
  ) STORED,
  object_type text NOT NULL,
  object_id uuid,
  -- The objects of a change of many.
  object_ids UUID[],
  project_id uuid,
  region text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  -- Where the request came from: network address and user agent.
  ip text,
  device text,
  -- The kind of program that acted for the actor; null for the web app and for the system.
  program text,
  program_id uuid,
  program_name text,
  -- Position in the chain of the workspace; null until sealed.
  sequence bigint,
  hash bytea,
  PRIMARY KEY (team_id, at, id)
)
PARTITION BY
  RANGE (at);

CALL protect_team_table ('audit_entry');

REVOKE
UPDATE,
DELETE ON audit_entry
FROM
  evident_app;

CREATE INDEX audit_entry_area ON audit_entry (team_id, area, at, id);

CREATE INDEX audit_entry_action ON audit_entry (team_id, action, at, id);

CREATE INDEX audit_entry_actor ON audit_entry (team_id, actor_id, at, id);

CREATE INDEX audit_entry_object ON audit_entry (team_id, object_id, at, id)
WHERE
  object_id IS NOT NULL;

CREATE INDEX audit_entry_objects ON audit_entry USING gin (object_ids)
WHERE
  object_ids IS NOT NULL;

CREATE INDEX audit_entry_address ON audit_entry (team_id, ip, at, id)
WHERE
  ip IS NOT NULL;

CREATE INDEX audit_entry_program ON audit_entry (team_id, program, at, id)
WHERE
  program IS NOT NULL;

CREATE INDEX audit_entry_sealed ON audit_entry (team_id, sequence)
WHERE
  sequence IS NOT NULL;

CREATE INDEX audit_entry_unsealed ON audit_entry (team_id, at, id)
WHERE
  sequence IS NULL;

DROP INDEX audit_entry_token_use;

-- The uses of access tokens today are looked up at each request.
CREATE INDEX audit_entry_token_use ON audit_entry (object_id, at)
WHERE
  action = 'token:used';

-- The end of the chain, and the last entry that retention deleted.
CREATE TABLE audit_chain (
  team_id uuid PRIMARY KEY REFERENCES team (id),
  sequence bigint NOT NULL DEFAULT 0,
  hash bytea,
  anchor_sequence bigint NOT NULL DEFAULT 0,
  anchor_hash bytea,
  -- Proves that retention set the anchor.
  anchor_seal bytea,
  -- Days that entries are kept; null for always.
  retention_days integer CHECK (retention_days BETWEEN 180 AND 3650),
  -- Also written to files in the data folder.
  to_files boolean NOT NULL DEFAULT FALSE,
  streamed_sequence bigint NOT NULL DEFAULT 0
);

CALL protect_team_table ('audit_chain');

REVOKE INSERT,
UPDATE,
DELETE ON audit_chain
FROM
  evident_app;

-- A partition of one month. Only the parent is read, so the application has no right on it.
CREATE PROCEDURE add_audit_partition (name text, bounds text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TABLE public.%I PARTITION OF public.audit_entry FOR VALUES %s', name, bounds);
  EXECUTE format('CALL public.protect_team_table (%L)', 'public.' || name);
  EXECUTE format('REVOKE ALL ON public.%I FROM evident_app', name);
END $$;

-- Adds the months up to some months from now. Without them, entries go to the last partition, which is then kept as it is.
CREATE FUNCTION before_team.prepare_audit_months (ahead integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DECLARE
      month date;
      added integer := 0;
      missing date[];
    BEGIN
      -- Dropping the last partition locks the table. Rather than wait for a long reader, the next night tries again.
      PERFORM set_config('lock_timeout', '2s', true);
      PERFORM pg_advisory_xact_lock(hashtext('audit_months'));
      SELECT array_agg(m::date ORDER BY m) INTO missing
      FROM generate_series(date_trunc('month', now(), 'UTC'), date_trunc('month', now(), 'UTC') + ahead * interval '1 month', interval '1 month') m
      WHERE to_regclass('public.audit_entry_' || to_char(m, 'YYYY_MM')) IS NULL;
      IF missing IS NULL THEN RETURN 0; END IF;
      IF to_regclass('public.audit_entry_later') IS NOT NULL THEN
        IF EXISTS (SELECT FROM audit_entry_later) THEN RETURN 0; END IF;
        DROP TABLE audit_entry_later;
      END IF;
      FOREACH month IN ARRAY missing LOOP
        CALL add_audit_partition('audit_entry_' || to_char(month, 'YYYY_MM'), format('FROM (%L) TO (%L)', month || ' 00:00+00', (month + interval '1 month')::date || ' 00:00+00'));
        added := added + 1;
      END LOOP;
      CALL add_audit_partition('audit_entry_later', format('FROM (%L) TO (MAXVALUE)', (month + interval '1 month')::date || ' 00:00+00'));
      RETURN added;
    END $$;

-- Months since the first entry, so that all partitions have an order, and none is missing.
DO $$
DECLARE
  month timestamptz;
BEGIN
  SELECT date_trunc('month', least(min(at), now()), 'UTC') INTO month FROM audit_entry_before;
  CALL add_audit_partition('audit_entry_earlier', format('FROM (MINVALUE) TO (%L)', month));
  WHILE month < now() LOOP
    CALL add_audit_partition('audit_entry_' || to_char(month AT TIME ZONE 'UTC', 'YYYY_MM'), format('FROM (%L) TO (%L)', month, (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC'));
    month := (month AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
  END LOOP;
  PERFORM before_team.prepare_audit_months(3);
END $$;

INSERT INTO
  audit_entry (id, team_id, at, actor_id, action, object_type, object_id, region, detail, ip, device)
SELECT
  id,
  team_id,
  at,
  actor_id,
  action,
  object_type,
  object_id,
  region,
  detail,
  detail ->> 'ip',
  detail ->> 'device'
FROM
  audit_entry_before;

DROP TABLE audit_entry_before;

DROP FUNCTION set_audit_region;

-- Entries of sign-ins have the address in their detail, which other functions write.
CREATE FUNCTION complete_audit_entry () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.region := (SELECT lower(t.region) FROM team t WHERE t.id = NEW.team_id);
  NEW.ip := coalesce(NEW.ip, NEW.detail ->> 'ip');
  NEW.device := coalesce(NEW.device, NEW.detail ->> 'device');
  IF NEW.action = 'token:used' THEN
    SELECT CASE WHEN k.program THEN 'OAUTH' ELSE 'TOKEN' END, k.id, k.name INTO NEW.program, NEW.program_id, NEW.program_name FROM access_token k WHERE k.id = NEW.object_id;
  END IF;
  NEW.sequence := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER complete_audit_entry
BEFORE INSERT ON audit_entry FOR EACH ROW
EXECUTE FUNCTION complete_audit_entry ();

-- Not even the owner of the tables changes an entry, except to seal it once. Entries are deleted by retention, and with their workspace.
CREATE FUNCTION keep_audit_entry () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('evident.audit', true) = 'retention' OR EXISTS (SELECT FROM team t WHERE t.id = OLD.team_id AND t.deleted_at IS NOT NULL) THEN RETURN OLD; END IF;
  ELSIF current_setting('evident.audit', true) = 'seal' AND OLD.sequence IS NULL
    AND to_jsonb(NEW) - '{sequence,hash,area}'::text[] = to_jsonb(OLD) - '{sequence,hash,area}'::text[] THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Entries of the audit log are not changed' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER keep_audit_entry
BEFORE UPDATE OR DELETE ON audit_entry FOR EACH ROW
EXECUTE FUNCTION keep_audit_entry ();
