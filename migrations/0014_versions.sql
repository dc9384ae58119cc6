-- What two people can change at once counts its changes, so that neither overwrites what they have not seen (If-Match).
CREATE FUNCTION count_version () RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.version := OLD.version + 1;
    RETURN NEW;
  END $$;

-- Only what people word counts: neither moves among neighbours nor the typing in a document make a title stale.
ALTER TABLE note
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON note FOR EACH ROW WHEN (
  (OLD.title, OLD.occurred_on, OLD.language, OLD.archived_at) IS DISTINCT FROM (NEW.title, NEW.occurred_on, NEW.language, NEW.archived_at)
)
EXECUTE FUNCTION count_version ();

ALTER TABLE insight
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON insight FOR EACH ROW WHEN (
  (OLD.title, OLD.locked, OLD.cover_file_id, OLD.archived_at) IS DISTINCT FROM (NEW.title, NEW.locked, NEW.cover_file_id, NEW.archived_at)
)
EXECUTE FUNCTION count_version ();

ALTER TABLE tag_board
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON tag_board FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION count_version ();

ALTER TABLE tag_group
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON tag_group FOR EACH ROW WHEN ((OLD.title, OLD.color) IS DISTINCT FROM (NEW.title, NEW.color))
EXECUTE FUNCTION count_version ();

ALTER TABLE tag
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON tag FOR EACH ROW WHEN ((OLD.title, OLD.description, OLD.locked) IS DISTINCT FROM (NEW.title, NEW.description, NEW.locked))
EXECUTE FUNCTION count_version ();

ALTER TABLE team
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON team FOR EACH ROW WHEN (
  (OLD.name, OLD.subdomain, OLD.join_domains, OLD.join_role) IS DISTINCT FROM (NEW.name, NEW.subdomain, NEW.join_domains, NEW.join_role)
)
EXECUTE FUNCTION count_version ();

ALTER TABLE member_group
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON member_group FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
EXECUTE FUNCTION count_version ();

ALTER TABLE share_link
ADD version integer NOT NULL DEFAULT 1;

CREATE TRIGGER version
BEFORE UPDATE ON share_link FOR EACH ROW WHEN (
  (OLD.off_at, OLD.expires_at, OLD.password_hash) IS DISTINCT FROM (NEW.off_at, NEW.expires_at, NEW.password_hash)
)
EXECUTE FUNCTION count_version ();
