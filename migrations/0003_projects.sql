-- Folders nest; the path holds the ids from the outermost folder down to the folder itself.
CREATE TABLE folder (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  parent_id uuid,
  path UUID[] NOT NULL CHECK (
    path[cardinality(path)] = id
    AND cardinality(path) BETWEEN 1 AND 10
  ),
  title text NOT NULL,
  rank double precision NOT NULL,
  created_by uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (team_id, id),
  FOREIGN KEY (team_id, parent_id) REFERENCES folder (team_id, id)
);

CREATE INDEX folder_order ON folder (team_id, parent_id, rank, id);

CALL protect_team_table ('folder');

CREATE TABLE project (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  folder_id uuid,
  title text NOT NULL,
  summary text NOT NULL DEFAULT '',
  color text CHECK (color ~ '^[0-9a-f]{6}$'),
  icon text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived', 'completed')),
  rank double precision NOT NULL,
  created_by uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (team_id, id),
  FOREIGN KEY (team_id, folder_id) REFERENCES folder (team_id, id)
);

CREATE INDEX project_order ON project (team_id, folder_id, rank, id);

CALL protect_team_table ('project');

-- Who holds which level on a project or a folder: a member, a group of members, or one of the groups everybody belongs to.
-- level: 1 READ, 2 WRITE, 3 FULL.
CREATE TABLE access_grant (
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid,
  folder_id uuid,
  member_id uuid REFERENCES member (id),
  group_id uuid,
  special text CHECK (special IN ('public', 'markup', 'playback')),
  subject_key text NOT NULL GENERATED ALWAYS AS (coalesce(member_id::text, group_id::text, special)) STORED,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  granted_by uuid NOT NULL REFERENCES member (id),
  granted_at timestamptz NOT NULL,
  CHECK (num_nonnulls (project_id, folder_id) = 1),
  CHECK (num_nonnulls (member_id, group_id, special) = 1),
  CHECK (
    level = 1
    OR special IS NULL
    OR special = 'public'
  ),
  FOREIGN KEY (team_id, project_id) REFERENCES project (team_id, id) ON DELETE CASCADE,
  FOREIGN KEY (team_id, folder_id) REFERENCES folder (team_id, id) ON DELETE CASCADE,
  FOREIGN KEY (team_id, group_id) REFERENCES member_group (team_id, id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX access_grant_on_project ON access_grant (project_id, subject_key)
WHERE
  project_id IS NOT NULL;

CREATE UNIQUE INDEX access_grant_on_folder ON access_grant (folder_id, subject_key)
WHERE
  folder_id IS NOT NULL;

CREATE INDEX access_grant_held ON access_grant (team_id, subject_key) INCLUDE (level, project_id, folder_id);

CALL protect_team_table ('access_grant');

-- Somebody without enough access asks for it.
CREATE TABLE access_request (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  project_id uuid NOT NULL,
  requested_by uuid NOT NULL REFERENCES member (id),
  role text NOT NULL CHECK (role IN ('MANAGER', 'CONTRIBUTOR', 'VIEWER')),
  message text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'GRANTED', 'DENIED')),
  created_at timestamptz NOT NULL,
  decided_by uuid REFERENCES member (id),
  decided_at timestamptz,
  FOREIGN KEY (team_id, project_id) REFERENCES project (team_id, id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX access_request_pending ON access_request (project_id, requested_by)
WHERE
  state = 'PENDING';

CREATE INDEX access_request_order ON access_request (team_id, state, created_at, id);

CALL protect_team_table ('access_request');

-- What a member marked to find it again, and what they opened last.
CREATE TABLE star (
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  object_type text NOT NULL CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'NOTE', 'INSIGHT')),
  object_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, object_type, object_id)
);

CALL protect_team_table ('star');

CREATE TABLE visit (
  team_id uuid NOT NULL REFERENCES team (id),
  member_id uuid NOT NULL REFERENCES member (id),
  object_type text NOT NULL CHECK (object_type IN ('PROJECT', 'PROJECT_CATEGORY', 'NOTE', 'INSIGHT')),
  object_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, object_type, object_id)
);

CREATE INDEX visit_order ON visit (member_id, at DESC);

CALL protect_team_table ('visit');
