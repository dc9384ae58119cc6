-- Places outside of Evident that rules and members send to. Secrets are encrypted.
CREATE TABLE destination (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  title text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('JIRA', 'LINEAR', 'GITHUB', 'GENERIC')),
  -- {"url", "project", "account", "issueType", "header", "urlPointer", "keyPointer", "secrets": {"token", "signing"}}
  access jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX destination_of_team ON destination (team_id, lower(title), id);

CALL protect_team_table ('destination');

CREATE TRIGGER version
BEFORE UPDATE ON destination FOR EACH ROW WHEN ((OLD.title, OLD.access) IS DISTINCT FROM (NEW.title, NEW.access))
EXECUTE FUNCTION count_version ();

-- Tickets in other services. A row is written before the service is asked, so that no ticket is created twice.
CREATE TABLE ticket (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  -- Destinations can be deleted; their tickets stay.
  destination_id uuid NOT NULL,
  destination_title text NOT NULL,
  insight_id uuid REFERENCES insight (id) ON DELETE CASCADE,
  note_id uuid REFERENCES note (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('SENDING', 'CREATED', 'UNKNOWN')),
  key text,
  url text,
  created_by uuid NOT NULL REFERENCES member (id),
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls (insight_id, note_id) = 1),
  CHECK (
    state = 'CREATED'
    OR url IS NULL
  )
);

CREATE INDEX ticket_of_insight ON ticket (insight_id, created_at)
WHERE
  insight_id IS NOT NULL;

CREATE INDEX ticket_of_note ON ticket (note_id, created_at)
WHERE
  note_id IS NOT NULL;

CREATE INDEX ticket_created_by ON ticket (created_by);

-- One call at a time for an object and a destination.
CREATE UNIQUE INDEX ticket_sending ON ticket (destination_id, coalesce(insight_id, note_id))
WHERE
  state = 'SENDING';

CALL protect_team_table ('ticket');
