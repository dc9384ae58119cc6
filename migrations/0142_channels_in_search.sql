-- Data points that search does not have as they are now. Written with each change of their words, deleted once they are indexed.
CREATE TABLE data_point_unsearched (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  channel_id uuid NOT NULL REFERENCES channel (id) ON DELETE CASCADE,
  data_point_id uuid NOT NULL
);

CREATE INDEX data_point_unsearched_team ON data_point_unsearched (team_id, id);

CREATE INDEX data_point_unsearched_channel ON data_point_unsearched (channel_id, id);

CALL protect_team_table ('data_point_unsearched');

CREATE FUNCTION note_new_data_points () RETURNS trigger LANGUAGE plpgsql
SET
  search_path = public AS $$
BEGIN
  INSERT INTO data_point_unsearched (team_id, channel_id, data_point_id) SELECT team_id, channel_id, id FROM after_change;
  RETURN NULL;
END $$;

CREATE TRIGGER unsearched_insert
AFTER INSERT ON data_point REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT
EXECUTE FUNCTION note_new_data_points ();

CREATE FUNCTION note_changed_data_point () RETURNS trigger LANGUAGE plpgsql
SET
  search_path = public AS $$
BEGIN
  INSERT INTO data_point_unsearched (team_id, channel_id, data_point_id) VALUES (NEW.team_id, NEW.channel_id, NEW.id);
  RETURN NULL;
END $$;

-- Themes change millions of rows, but not their words.
CREATE TRIGGER unsearched_update
AFTER UPDATE ON data_point FOR EACH ROW WHEN (
  (OLD.title, OLD.text, OLD.said_at, OLD.folded_into) IS DISTINCT FROM (NEW.title, NEW.text, NEW.said_at, NEW.folded_into)
)
EXECUTE FUNCTION note_changed_data_point ();

-- Search reads the data points of a workspace in the order of their ids.
DROP INDEX data_point_team;

CREATE INDEX data_point_team ON data_point (team_id, id);

-- Channels that are there already become searchable.
INSERT INTO
  search_upkeep (team_id, task, place)
SELECT DISTINCT
  team_id,
  'rebuild',
  '{"list": 0, "after": null}'::jsonb
FROM
  channel
ON CONFLICT (team_id, task) DO UPDATE
SET
  place = excluded.place;
