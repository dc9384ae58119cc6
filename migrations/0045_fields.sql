-- Custom fields (specification, document 001, section 3): of a project, or of the workspace where project_id is null.
CREATE TABLE field_set (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'INSIGHT', 'PERSON')),
  label text NOT NULL,
  rank double precision NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX field_set_place ON field_set (team_id, object_type, project_id);

CALL protect_team_table ('field_set');

CREATE TRIGGER version
BEFORE UPDATE ON field_set FOR EACH ROW WHEN (OLD.label IS DISTINCT FROM NEW.label)
EXECUTE FUNCTION count_version ();

CREATE TABLE field (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid REFERENCES project (id) ON DELETE CASCADE,
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'INSIGHT', 'PERSON')),
  type text NOT NULL,
  label text NOT NULL,
  -- Deferred, so that undo may restore a set together with its fields.
  field_set_id uuid REFERENCES field_set (id) ON DELETE SET NULL
  DEFERRABLE INITIALLY DEFERRED,
  -- {"options": [{"id", "label", "color"}], "max", "format", "currencySymbol", "labels"}; each type uses its own.
  settings jsonb NOT NULL DEFAULT '{}',
  rank double precision NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX field_place ON field (team_id, object_type, project_id);

CREATE INDEX field_of_set ON field (field_set_id);

CALL protect_team_table ('field');

-- A deleted field keeps its values for as long as its deletion can be undone: trash_id is the undo entry.
CALL hide_trashed_rows ('field');

ALTER TABLE field
ADD FOREIGN KEY (trash_id) REFERENCES undo_entry (id) ON DELETE CASCADE;

CREATE TRIGGER version
BEFORE UPDATE ON field FOR EACH ROW WHEN ((OLD.label, OLD.type, OLD.settings) IS DISTINCT FROM (NEW.label, NEW.type, NEW.settings))
EXECUTE FUNCTION count_version ();

-- The value of a field for a note, insight or person, in the column of its type.
CREATE TABLE field_value (
  team_id uuid NOT NULL REFERENCES team (id),
  field_id uuid NOT NULL REFERENCES field (id) ON DELETE CASCADE,
  object_type text NOT NULL CHECK (object_type IN ('NOTE', 'INSIGHT', 'PERSON')),
  object_id uuid NOT NULL,
  text_value text,
  number_value double precision,
  boolean_value boolean,
  moment_value timestamptz,
  -- Options of a select field, or people.
  uuid_values UUID[],
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (field_id, object_id),
  CHECK (num_nonnulls (text_value, number_value, boolean_value, moment_value, uuid_values) = 1),
  CHECK (cardinality(uuid_values) > 0)
);

CREATE INDEX field_value_object ON field_value (object_id);

CALL protect_team_table ('field_value');

-- Counts the changes of the values of an object, so that no one overwrites a change they have not seen (If-Match). No row: version 1.
CREATE TABLE fielded_object (object_id uuid PRIMARY KEY, team_id uuid NOT NULL REFERENCES team (id), version integer NOT NULL);

CALL protect_team_table ('fielded_object');

-- Values of a field before a change of its type or options, for as long as the change can be undone.
CREATE TABLE former_field_value (
  LIKE field_value INCLUDING CONSTRAINTS,
  undo_id uuid NOT NULL REFERENCES undo_entry (id) ON DELETE CASCADE,
  PRIMARY KEY (undo_id, field_id, object_id)
);

ALTER TABLE former_field_value
ADD FOREIGN KEY (team_id) REFERENCES team (id),
ADD FOREIGN KEY (field_id) REFERENCES field (id) ON DELETE CASCADE;

CREATE INDEX former_field_value_field ON former_field_value (field_id);

CALL protect_team_table ('former_field_value');
