-- Told when a workspace is created (specification, document 000, section 5).
ALTER TABLE team
ADD COLUMN org_size text CHECK (org_size IN ('1-25', '26-100', '101-500', '501-1000', '1001-5000', '5000+')),
ADD COLUMN job_role text CHECK (char_length(job_role) <= 100),
ADD COLUMN marketing_comms_enabled boolean NOT NULL DEFAULT FALSE;

-- Data residency key of audit data: us_a, us_b, eu_a or au_a (document 000, section 3).
ALTER TABLE audit_entry
ADD COLUMN region text;

UPDATE audit_entry e
SET
  region = lower(t.region)
FROM
  team t
WHERE
  t.id = e.team_id;

ALTER TABLE audit_entry
ALTER COLUMN region
SET NOT NULL;

CREATE FUNCTION set_audit_region () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.region := (SELECT lower(t.region) FROM team t WHERE t.id = NEW.team_id);
  RETURN NEW;
END $$;

CREATE TRIGGER set_audit_region
BEFORE INSERT ON audit_entry FOR EACH ROW
EXECUTE FUNCTION set_audit_region ();

-- The workspace chooser shows logos and colors.
DROP FUNCTION before_team.workspaces_of (uuid);

CREATE FUNCTION before_team.workspaces_of (account uuid) RETURNS TABLE (
  id uuid,
  name text,
  subdomain text,
  member_id uuid,
  role text,
  workspace_admin boolean,
  logo jsonb,
  primary_color text
) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id, t.name, t.subdomain, m.id, m.role, m.workspace_admin, t.logo, t.primary_color
    FROM member m JOIN team t ON t.id = m.team_id
    WHERE m.account_id = account AND m.removed_at IS NULL ORDER BY lower(t.name), t.id
  $$;

REVOKE ALL ON FUNCTION before_team.workspaces_of
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.workspaces_of TO evident_app;
