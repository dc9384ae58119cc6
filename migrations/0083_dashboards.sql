-- Dashboards: stored charts on a grid. They hold options and filters, never numbers.
CREATE TABLE dashboard (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  owner_id uuid NOT NULL REFERENCES member (id),
  title text NOT NULL,
  shared boolean NOT NULL,
  -- [{"chartId", "width", "height"}] in order
  arrangement jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX dashboard_owner ON dashboard (owner_id);

CREATE INDEX dashboard_shared ON dashboard (team_id)
WHERE
  shared;

CALL protect_team_table ('dashboard');

CREATE TRIGGER version
BEFORE UPDATE ON dashboard FOR EACH ROW WHEN ((OLD.title, OLD.shared, OLD.arrangement) IS DISTINCT FROM (NEW.title, NEW.shared, NEW.arrangement))
EXECUTE FUNCTION count_version ();

CREATE TABLE dashboard_chart (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  dashboard_id uuid NOT NULL REFERENCES dashboard (id) ON DELETE CASCADE,
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) <= 300),
  -- {"view", "metric", "type", "items", "collapsedGroupIds", "hiddenItemIds", "filter", "range", "fieldId"}
  settings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE INDEX dashboard_chart_dashboard ON dashboard_chart (dashboard_id);

CREATE INDEX dashboard_chart_project ON dashboard_chart (project_id);

CALL protect_team_table ('dashboard_chart');

CREATE TRIGGER version
BEFORE UPDATE ON dashboard_chart FOR EACH ROW WHEN ((OLD.title, OLD.settings) IS DISTINCT FROM (NEW.title, NEW.settings))
EXECUTE FUNCTION count_version ();
