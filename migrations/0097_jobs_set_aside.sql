-- Jobs that took their process down twice, or ran out of time or memory twice. Only an administrator starts them again.
CREATE TABLE set_aside_job (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  -- With its retries and timeout.
  queue jsonb NOT NULL,
  payload jsonb NOT NULL,
  job_group text,
  set_aside_at timestamptz NOT NULL
);

CALL protect_team_table ('set_aside_job');

CREATE INDEX set_aside_job_by_time ON set_aside_job (team_id, set_aside_at DESC, id);
