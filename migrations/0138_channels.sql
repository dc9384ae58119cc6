-- Streams of customer feedback. Without a folder, a channel is the workspace's.
CREATE TABLE channel (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  folder_id uuid REFERENCES folder (id) ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  created_by uuid NOT NULL REFERENCES member (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX channel_team ON channel (team_id);

CREATE INDEX channel_folder ON channel (folder_id);

CALL protect_team_table ('channel');

CALL hide_trashed_rows ('channel');

CREATE TRIGGER version
BEFORE UPDATE ON channel FOR EACH ROW WHEN (
  (OLD.title, OLD.description, OLD.folder_id) IS DISTINCT FROM (NEW.title, NEW.description, NEW.folder_id)
)
EXECUTE FUNCTION count_version ();

CREATE TABLE theme (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  key integer NOT NULL,
  title text NOT NULL,
  titled_by text NOT NULL CHECK (titled_by IN ('MACHINE', 'MEMBER')),
  -- How many data points it had when it was titled.
  titled_size integer NOT NULL DEFAULT 0,
  -- Data points that represent it.
  quotes UUID[] NOT NULL DEFAULT '{}',
  -- How often its people had doubled within 30 days when this was last announced.
  doublings integer NOT NULL DEFAULT 0,
  merged_into uuid REFERENCES theme (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (channel_id, key)
);

CREATE INDEX theme_team ON theme (team_id);

CREATE INDEX theme_merged_into ON theme (merged_into)
WHERE
  merged_into IS NOT NULL;

CALL protect_team_table ('theme');

CREATE TRIGGER version
BEFORE UPDATE ON theme FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title)
EXECUTE FUNCTION count_version ();

-- Why themes began, split, merged and ended: numbers, and the cells that an undo needs.
CREATE TABLE theme_change (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  theme_id uuid NOT NULL REFERENCES theme (id) ON DELETE CASCADE,
  other_id uuid REFERENCES theme (id) ON DELETE CASCADE,
  change jsonb NOT NULL,
  at timestamptz NOT NULL
);

CREATE INDEX theme_change_theme ON theme_change (theme_id, at DESC);

CREATE INDEX theme_change_other ON theme_change (other_id)
WHERE
  other_id IS NOT NULL;

CREATE INDEX theme_change_channel ON theme_change (channel_id);

CREATE INDEX theme_change_team ON theme_change (team_id);

CALL protect_team_table ('theme_change');

-- In the order of arrival.
CREATE SEQUENCE data_point_seq;

GRANT USAGE ON SEQUENCE data_point_seq TO evident_app;

-- Tickets, reviews, answers and messages. Partitioned by channel, because a channel can have a million.
CREATE TABLE data_point (
  id uuid NOT NULL,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  -- Of its words: an edit gives it a new one.
  seq bigint NOT NULL DEFAULT nextval('data_point_seq'),
  source text NOT NULL,
  external_id text NOT NULL,
  external_url text,
  import_url text,
  said_at timestamptz NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  tags TEXT[] NOT NULL,
  -- {"id", "name", "email", "kind"}.
  creator jsonb,
  fields jsonb NOT NULL,
  -- [{"externalId", "text", "timestamp", "participant"}].
  entries jsonb NOT NULL,
  author_key text,
  -- SHA-256 of the key under which it repeats others.
  repetition bytea,
  -- Null for the first of those that repeat each other.
  folded_into uuid,
  -- SHA-256 of the ticket, by which changes at the source are seen.
  digest bytea NOT NULL,
  -- The cluster that it was placed in; null without meaning, and until it was placed.
  cell integer,
  theme_id uuid REFERENCES theme (id) ON DELETE SET NULL,
  -- Whether its theme was looked for.
  themed boolean NOT NULL DEFAULT FALSE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (channel_id, id),
  UNIQUE (channel_id, source, external_id)
)
PARTITION BY
  HASH (channel_id);

CREATE INDEX data_point_newest ON data_point (channel_id, said_at DESC, id DESC)
WHERE
  folded_into IS NULL;

CREATE INDEX data_point_theme ON data_point (channel_id, theme_id, said_at DESC, id DESC)
WHERE
  folded_into IS NULL
  AND themed;

CREATE INDEX data_point_waiting ON data_point (channel_id, seq)
WHERE
  folded_into IS NULL
  AND NOT themed;

CREATE INDEX data_point_repetition ON data_point (channel_id, repetition)
WHERE
  repetition IS NOT NULL;

CREATE INDEX data_point_folded ON data_point (channel_id, folded_into)
WHERE
  folded_into IS NOT NULL;

CREATE INDEX data_point_cell ON data_point (channel_id, cell)
WHERE
  cell IS NOT NULL;

-- Erasure changes rows by their id.
CREATE INDEX data_point_id ON data_point (id);

CREATE INDEX data_point_team ON data_point (team_id);

CALL protect_team_table ('data_point');

DO $$
BEGIN
  FOR part IN 0..7 LOOP
    EXECUTE format('CREATE TABLE data_point_%s PARTITION OF data_point FOR VALUES WITH (MODULUS 8, REMAINDER %s)', part, part);
    EXECUTE format('CALL protect_team_table (%L)', 'data_point_' || part);
  END LOOP;
END $$;

-- The clusters of a channel, and the last data point that they know.
CREATE TABLE channel_clusters (
  channel_id uuid PRIMARY KEY REFERENCES channel (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Of the vectors, which can only be compared with those of the same model.
  model text NOT NULL,
  state bytea NOT NULL,
  version integer NOT NULL,
  updated_at timestamptz NOT NULL
);

CALL protect_team_table ('channel_clusters');

-- Words that were placed in a cluster and are gone, by an edit or a deletion: the clusters are told with the next data points.
CREATE TABLE data_point_gone (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  text text NOT NULL,
  cell integer NOT NULL
);

CREATE INDEX data_point_gone_channel ON data_point_gone (channel_id, id);

CREATE INDEX data_point_gone_team ON data_point_gone (team_id);

CALL protect_team_table ('data_point_gone');

-- How many data points a channel has, counted as they change, because plans and lists ask for it all the time.
CREATE TABLE channel_count (
  channel_id uuid PRIMARY KEY REFERENCES channel (id) ON DELETE CASCADE,
  team_id uuid NOT NULL REFERENCES team (id),
  data_points bigint NOT NULL,
  folded bigint NOT NULL,
  waiting bigint NOT NULL
);

CALL protect_team_table ('channel_count');

CREATE FUNCTION count_data_points () RETURNS trigger LANGUAGE plpgsql
SET
  search_path = public AS $$
DECLARE
  added text := CASE TG_OP WHEN 'DELETE' THEN '' ELSE 'SELECT channel_id, team_id, folded_into, themed, 1 AS n FROM after_change' END;
  taken text := CASE TG_OP WHEN 'INSERT' THEN '' ELSE 'SELECT channel_id, team_id, folded_into, themed, -1 AS n FROM before_change' END;
BEGIN
  EXECUTE format(
    'INSERT INTO channel_count AS c (channel_id, team_id, data_points, folded, waiting)
     SELECT d.channel_id, d.team_id, coalesce(sum(n) FILTER (WHERE folded_into IS NULL), 0), coalesce(sum(n) FILTER (WHERE folded_into IS NOT NULL), 0),
       coalesce(sum(n) FILTER (WHERE folded_into IS NULL AND NOT themed), 0)
     FROM (%s) d WHERE EXISTS (SELECT FROM channel x WHERE x.id = d.channel_id) GROUP BY d.channel_id, d.team_id ORDER BY d.channel_id
     ON CONFLICT (channel_id) DO UPDATE SET data_points = c.data_points + EXCLUDED.data_points, folded = c.folded + EXCLUDED.folded, waiting = c.waiting + EXCLUDED.waiting',
    concat_ws(' UNION ALL ', nullif(added, ''), nullif(taken, '')));
  RETURN NULL;
END $$;

CREATE TRIGGER counted_insert
AFTER INSERT ON data_point REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT
EXECUTE FUNCTION count_data_points ();

CREATE TRIGGER counted_update
AFTER UPDATE ON data_point REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT
EXECUTE FUNCTION count_data_points ();

CREATE TRIGGER counted_delete
AFTER DELETE ON data_point REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT
EXECUTE FUNCTION count_data_points ();

ALTER TABLE trash_entry
DROP CONSTRAINT trash_entry_object_type_check,
ADD CONSTRAINT trash_entry_object_type_check CHECK (
  object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'NOTE', 'INSIGHT', 'TAG_BOARD', 'PERSON', 'AI_DOC', 'CHANNEL')
);
