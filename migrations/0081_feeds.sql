-- Searches with a title on the page Explore. Shared ones are seen by the whole workspace, with what each reader can see in them.
CREATE TABLE feed (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  owner_id uuid NOT NULL REFERENCES member (id),
  title text NOT NULL,
  shared boolean NOT NULL,
  -- {"query", "resultType", "projectIds", "sort": {"field", "direction"}, "filter", "selectedFilterId"}
  params jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX feed_owner ON feed (owner_id);

CREATE INDEX feed_shared ON feed (team_id)
WHERE
  shared;

CALL protect_team_table ('feed');

CREATE TRIGGER version
BEFORE UPDATE ON feed FOR EACH ROW WHEN ((OLD.title, OLD.shared, OLD.params) IS DISTINCT FROM (NEW.title, NEW.shared, NEW.params))
EXECUTE FUNCTION count_version ();

-- Projects, folders and tags that members follow.
CREATE TABLE follow (
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  object_type text NOT NULL CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'TAG')),
  object_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, object_type, object_id)
);

CALL protect_team_table ('follow');
