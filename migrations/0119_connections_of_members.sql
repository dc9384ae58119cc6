-- Members connect accounts of their own. A connection without a member is of the workspace.
ALTER TABLE integration_connection
ADD COLUMN member_id uuid REFERENCES member (id),
-- The person at the service, who is known by this in its requests.
ADD COLUMN external_user_id text,
-- Whether links in the service show titles of what all members see. Without it they name the kind only.
ADD COLUMN shows_titles boolean NOT NULL DEFAULT FALSE,
DROP CONSTRAINT integration_connection_team_id_integration_key,
ADD CONSTRAINT integration_connection_holder UNIQUE NULLS NOT DISTINCT (team_id, integration, member_id),
ADD CONSTRAINT integration_connection_person CHECK ((member_id IS NULL) = (external_user_id IS NULL));

CREATE INDEX integration_connection_holder_member ON integration_connection (member_id)
WHERE
  member_id IS NOT NULL;

ALTER TABLE connection_attempt
ADD COLUMN for_workspace boolean NOT NULL DEFAULT TRUE;

-- The reported facts that the job of a delivery needs. Deleted when it is done.
ALTER TABLE integration_delivery
ADD COLUMN payload jsonb;

-- A note that was saved from a message elsewhere, once for each project.
CREATE TABLE saved_message (
  team_id uuid NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  source text NOT NULL,
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (team_id, source, project_id)
);

CREATE INDEX saved_message_project ON saved_message (project_id);

CREATE INDEX saved_message_note ON saved_message (note_id);

CALL protect_team_table ('saved_message');

-- Connections of members have rights of their own: they do not connect the workspace.
CREATE OR REPLACE FUNCTION before_team.teams_of_integration (service text, account text) RETURNS TABLE (team_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT c.team_id FROM integration_connection c JOIN team t ON t.id = c.team_id
    WHERE c.integration = service AND c.external_id = account AND c.member_id IS NULL AND t.deleted_at IS NULL ORDER BY c.team_id
  $$;

CREATE FUNCTION before_team.members_of_integration (service text, account text, person text) RETURNS TABLE (team_id uuid, member_id uuid) LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$
    SELECT c.team_id, c.member_id FROM integration_connection c JOIN team t ON t.id = c.team_id JOIN member m ON m.id = c.member_id
    WHERE c.integration = service AND c.external_id = account AND c.external_user_id = person AND c.revoked_at IS NULL
      AND EXISTS (SELECT FROM integration_connection w WHERE w.team_id = c.team_id AND w.integration = service AND w.external_id = account AND w.member_id IS NULL)
      AND m.removed_at IS NULL AND t.deleted_at IS NULL ORDER BY c.team_id
  $$;

REVOKE ALL ON FUNCTION before_team.members_of_integration
FROM
  PUBLIC;

GRANT
EXECUTE ON FUNCTION before_team.members_of_integration TO evident_app;
