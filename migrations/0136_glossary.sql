-- The names of a term as they are compared: keysOf in domain/glossary.
CREATE FUNCTION name_keys (name text, other_names TEXT[]) RETURNS TEXT[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
SET
  search_path = public AS $$
  SELECT array_agg(name_key(one)) FROM unnest(name || other_names) one
$$;

-- The words of a team, with their other names and their meaning. Every member reads them.
CREATE TABLE glossary_term (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  name text NOT NULL,
  other_names TEXT[] NOT NULL,
  definition text NOT NULL,
  -- By which a name of a query is found; one key belongs to one term.
  name_keys TEXT[] NOT NULL GENERATED ALWAYS AS (name_keys (name, other_names)) STORED,
  created_by uuid NOT NULL REFERENCES member (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX glossary_term_team ON glossary_term (team_id);

CREATE INDEX glossary_term_keys ON glossary_term USING gin (name_keys);

CALL protect_team_table ('glossary_term');

CREATE TRIGGER version
BEFORE UPDATE ON glossary_term FOR EACH ROW WHEN (
  (OLD.name, OLD.other_names, OLD.definition) IS DISTINCT FROM (NEW.name, NEW.other_names, NEW.definition)
)
EXECUTE FUNCTION count_version ();
