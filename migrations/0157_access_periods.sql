-- The history of access: each row of the tables that the access rule reads, with the time in which it held. Facts are ids and levels,
-- never names. The application reads it; triggers write it, and retention of the audit log ends it.
CREATE TABLE access_period (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- The table.
  kind text NOT NULL,
  -- The same for the periods of one row.
  subject text NOT NULL,
  facts jsonb NOT NULL,
  from_at timestamptz NOT NULL,
  -- Null while it holds.
  until_at timestamptz
);

CREATE UNIQUE INDEX access_period_open ON access_period (kind, subject)
WHERE
  until_at IS NULL;

CREATE INDEX access_period_at ON access_period (team_id, kind, from_at);

CALL protect_team_table ('access_period');

REVOKE INSERT,
UPDATE,
DELETE ON access_period
FROM
  evident_app;

-- Its first argument names the columns that identify a row, the second those that are kept.
CREATE FUNCTION keep_access_period () RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
DECLARE
  known jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  given jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  kept text[] := string_to_array(trim(TG_ARGV[0] || ' ' || TG_ARGV[1]), ' ');
  subject_of CONSTANT text := (SELECT string_agg(coalesce(coalesce(given, known)->>k, ''), ' ' ORDER BY at) FROM unnest(string_to_array(TG_ARGV[0], ' ')) WITH ORDINALITY t(k, at));
BEGIN
  known := (SELECT jsonb_object_agg(k, known->k) FROM unnest(kept) k WHERE known IS NOT NULL);
  given := (SELECT jsonb_object_agg(k, given->k) FROM unnest(kept) k WHERE given IS NOT NULL);
  IF known IS NOT DISTINCT FROM given THEN RETURN NULL; END IF;
  DELETE FROM access_period p WHERE p.kind = TG_TABLE_NAME AND p.subject = subject_of AND p.until_at IS NULL AND p.from_at = now();
  UPDATE access_period p SET until_at = now() WHERE p.kind = TG_TABLE_NAME AND p.subject = subject_of AND p.until_at IS NULL;
  IF given IS NOT NULL THEN
    INSERT INTO access_period (team_id, kind, subject, facts, from_at) VALUES (NEW.team_id, TG_TABLE_NAME, subject_of, given, now());
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER access_grant_period
AFTER INSERT OR UPDATE OR DELETE ON access_grant FOR EACH ROW
EXECUTE FUNCTION keep_access_period ('project_id folder_id member_id group_id special', 'level');

CREATE TRIGGER member_group_member_period
AFTER INSERT OR UPDATE OR DELETE ON member_group_member FOR EACH ROW
EXECUTE FUNCTION keep_access_period ('group_id member_id', '');

CREATE TRIGGER member_period
AFTER INSERT OR UPDATE OF role,
workspace_admin,
removed_at,
suspended_at OR DELETE ON member FOR EACH ROW
EXECUTE FUNCTION keep_access_period ('id', 'role workspace_admin removed_at suspended_at');

CREATE TRIGGER project_period
AFTER INSERT OR UPDATE OF folder_id,
trash_id OR DELETE ON project FOR EACH ROW
EXECUTE FUNCTION keep_access_period ('id', 'folder_id trash_id');

CREATE TRIGGER folder_period
AFTER INSERT OR UPDATE OF path,
trash_id OR DELETE ON folder FOR EACH ROW
EXECUTE FUNCTION keep_access_period ('id', 'path trash_id');

-- History begins now: earlier changes are unknown.
INSERT INTO
  access_period (team_id, kind, subject, facts, from_at)
SELECT
  team_id,
  'access_grant',
  concat_ws(
    ' ',
    coalesce(project_id::text, ''),
    coalesce(folder_id::text, ''),
    coalesce(member_id::text, ''),
    coalesce(group_id::text, ''),
    coalesce(special, '')
  ),
  jsonb_build_object(
    'project_id',
    project_id,
    'folder_id',
    folder_id,
    'member_id',
    member_id,
    'group_id',
    group_id,
    'special',
    special,
    'level',
    level
  ),
  now()
FROM
  access_grant
UNION ALL
SELECT
  team_id,
  'member_group_member',
  group_id || ' ' || member_id,
  jsonb_build_object('group_id', group_id, 'member_id', member_id),
  now()
FROM
  member_group_member
UNION ALL
SELECT
  team_id,
  'member',
  id::text,
  jsonb_build_object(
    'id',
    id,
    'role',
    role,
    'workspace_admin',
    workspace_admin,
    'removed_at',
    removed_at,
    'suspended_at',
    suspended_at
  ),
  now()
FROM
  member
UNION ALL
SELECT
  team_id,
  'project',
  id::text,
  jsonb_build_object('id', id, 'folder_id', folder_id, 'trash_id', trash_id),
  now()
FROM
  project
UNION ALL
SELECT
  team_id,
  'folder',
  id::text,
  jsonb_build_object('id', id, 'path', path, 'trash_id', trash_id),
  now()
FROM
  folder;

CREATE FUNCTION forget_access_periods (before timestamptz) RETURNS bigint LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
  WITH gone AS (DELETE FROM access_period WHERE team_id = current_team() AND until_at < before RETURNING 1) SELECT count(*) FROM gone $$;

REVOKE ALL ON FUNCTION forget_access_periods,
keep_access_period
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION forget_access_periods TO evident_app;
