-- Subjects that members follow in a channel: data points like their examples.
CREATE TABLE topic (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  title text NOT NULL,
  included UUID[] NOT NULL,
  excluded UUID[] NOT NULL,
  -- The version whose cells were found.
  found_version integer NOT NULL DEFAULT 0,
  created_by uuid NOT NULL REFERENCES member (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX topic_channel ON topic (channel_id);

CREATE INDEX topic_team ON topic (team_id);

CALL protect_team_table ('topic');

CREATE TRIGGER version
BEFORE UPDATE ON topic FOR EACH ROW WHEN ((OLD.title, OLD.included, OLD.excluded) IS DISTINCT FROM (NEW.title, NEW.included, NEW.excluded))
EXECUTE FUNCTION count_version ();

-- Cells of the clusters of the channel that are like the examples.
CREATE TABLE topic_cell (
  topic_id uuid NOT NULL REFERENCES topic (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  cell integer NOT NULL,
  PRIMARY KEY (topic_id, cell)
);

CREATE INDEX topic_cell_channel ON topic_cell (channel_id);

CREATE INDEX topic_cell_team ON topic_cell (team_id);

CALL protect_team_table ('topic_cell');
