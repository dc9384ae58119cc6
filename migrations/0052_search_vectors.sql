-- Vectors of the passages of searchable objects, made by an embedding model. A read model: made again from `search_passage` at any time.
CREATE TABLE search_vector (
  team_id uuid NOT NULL,
  model text NOT NULL,
  object_type text NOT NULL,
  object_id uuid NOT NULL,
  -- As in `search_passage`.
  scope_id uuid NOT NULL,
  digest bigint NOT NULL,
  -- Grows with each write to a team's vectors of a model: what is newer than a copy in memory.
  version bigint NOT NULL,
  -- For each passage its place, digest, scale and signed bytes (`packed-vectors.ts`); empty once the object is gone.
  passages bytea NOT NULL,
  PRIMARY KEY (team_id, model, object_type, object_id)
);

CREATE INDEX search_vector_version ON search_vector (team_id, model, version);

CALL protect_team_table ('search_vector');

-- The models that a workspace has vectors of: the current one, and until it has all vectors the one before.
CREATE TABLE search_vector_model (
  team_id uuid NOT NULL,
  model text NOT NULL,
  dimensions integer,
  version bigint NOT NULL DEFAULT 0,
  -- The last of the changes that were noted for all objects when the model was new.
  fill_to bigint NOT NULL DEFAULT 0,
  filled_at timestamptz,
  -- Why the model does not answer; null when it does.
  failure text,
  failed_at timestamptz,
  PRIMARY KEY (team_id, model)
);

CALL protect_team_table ('search_vector_model');

-- Changes of `search_passage` whose vectors are not made yet. Appended in the transaction of the change.
CREATE TABLE search_vector_change (
  team_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  object_type text NOT NULL,
  object_id uuid NOT NULL,
  PRIMARY KEY (team_id, id)
);

CALL protect_team_table ('search_vector_change');

-- Workspaces with changes that wait, or without all vectors of a model.
CREATE FUNCTION before_team.search_vector_teams (model_asked text) RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT t.id FROM team t WHERE t.deleted_at IS NULL
      AND (EXISTS (SELECT FROM search_vector_change c WHERE c.team_id = t.id)
        OR NOT EXISTS (SELECT FROM search_vector_model m WHERE m.team_id = t.id AND m.model = model_asked AND m.filled_at IS NOT NULL))
    ORDER BY t.id
  $$;

-- While texts get no vectors, changes are not noted: nothing that is left would be valid later.
CREATE FUNCTION before_team.forget_search_vectors () RETURNS void LANGUAGE sql SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    DELETE FROM search_vector_change;
    DELETE FROM search_vector;
    DELETE FROM search_vector_model;
  $$;

REVOKE ALL ON FUNCTION before_team.search_vector_teams,
before_team.forget_search_vectors
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.search_vector_teams,
before_team.forget_search_vectors TO evident_app;
