-- A live document (Yjs): a base state and the updates that came after it. Updates are only ever added, so two processes never overwrite each other.
CREATE TABLE document (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- Yjs state (update format version 1) that covers every update up to state_seq; null until somebody opens the document live: it is then made from the content.
  state bytea,
  state_seq bigint NOT NULL DEFAULT 0,
  -- What readers see, derived from the state and the updates up to derived_seq.
  content jsonb NOT NULL,
  text text NOT NULL,
  speakers jsonb NOT NULL DEFAULT '{}',
  derived_seq bigint NOT NULL DEFAULT 0,
  last_seq bigint NOT NULL DEFAULT 0,
  -- Counts up with every change of what readers see; the ETag.
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL
);

CALL protect_team_table ('document');

CREATE TABLE document_update (
  document_id uuid NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  team_id uuid NOT NULL,
  data bytea NOT NULL,
  by uuid,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (document_id, seq)
);

CALL protect_team_table ('document_update');

-- Bytes that people uploaded. The storage key is the id; the name is only ever shown.
CREATE TABLE file (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- What it belongs to decides who may see it; a file of nothing is its uploader's.
  project_id uuid REFERENCES project (id) ON DELETE SET NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  kind text NOT NULL,
  bytes bigint NOT NULL,
  sha256 text NOT NULL,
  status text NOT NULL CHECK (status IN ('UPLOADING', 'DONE', 'FAILED', 'CANCELLED')),
  width integer,
  height integer,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX file_project ON file (team_id, project_id);

CALL protect_team_table ('file');

-- The document of a note has the note's id.
CREATE TABLE note (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id),
  title text NOT NULL,
  occurred_on date,
  language text,
  -- Columns and front matter that have no place yet, as they came.
  raw_fields jsonb NOT NULL DEFAULT '{}',
  -- sha256 of what it was imported from (a row, a file): the same again is recognised.
  fingerprint text,
  source_name text,
  rank double precision NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  archived_at timestamptz
);

CREATE INDEX note_list ON note (project_id, created_at DESC, id DESC);

CREATE INDEX note_team ON note (team_id, updated_at DESC);

CREATE UNIQUE INDEX note_fingerprint ON note (project_id, fingerprint);

CALL protect_team_table ('note');

-- Who wrote it (authors) and who worked on it since (contributors).
CREATE TABLE contribution (
  team_id uuid NOT NULL,
  object_type text NOT NULL CHECK (object_type IN ('note', 'insight')),
  object_id uuid NOT NULL,
  member_id uuid NOT NULL,
  author boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (object_id, member_id)
);

CALL protect_team_table ('contribution');

CREATE TABLE insight (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL REFERENCES project (id),
  title text NOT NULL,
  locked boolean NOT NULL DEFAULT FALSE,
  cover_file_id uuid REFERENCES file (id),
  published_at timestamptz,
  published_by uuid,
  rank double precision NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  archived_at timestamptz
);

CREATE INDEX insight_list ON insight (project_id, created_at DESC, id DESC);

CREATE INDEX insight_published ON insight (team_id, published_at DESC, id DESC)
WHERE
  published_at IS NOT NULL;

CALL protect_team_table ('insight');
