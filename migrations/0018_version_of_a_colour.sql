-- The colour of a workspace is worded like its name.
DROP TRIGGER version ON team;

CREATE TRIGGER version
BEFORE UPDATE ON team FOR EACH ROW WHEN (
  (OLD.name, OLD.subdomain, OLD.join_domains, OLD.join_role, OLD.primary_color) IS DISTINCT FROM (NEW.name, NEW.subdomain, NEW.join_domains, NEW.join_role, NEW.primary_color)
)
EXECUTE FUNCTION count_version ();
