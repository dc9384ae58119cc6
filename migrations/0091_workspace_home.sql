-- The published insight that a workspace shows as its home page. Without a row, the default page.
CREATE TABLE workspace_home (
  team_id uuid PRIMARY KEY REFERENCES team (id),
  insight_id uuid NOT NULL REFERENCES insight (id) ON DELETE CASCADE,
  chosen_by uuid NOT NULL,
  chosen_at timestamptz NOT NULL
);

CREATE INDEX workspace_home_insight ON workspace_home (insight_id);

CALL protect_team_table ('workspace_home');
