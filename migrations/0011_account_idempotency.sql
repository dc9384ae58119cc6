-- The same as idempotency_key for what people send before they chose a workspace. Not a table of a team: the account is known, the team is not.
CREATE TABLE account_idempotency_key (
  -- The account; named as in idempotency_key.
  actor_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  committed boolean NOT NULL DEFAULT FALSE,
  status integer,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor_id, key)
);

GRANT
SELECT
,
  INSERT,
UPDATE,
DELETE ON account_idempotency_key TO evident_app;

ALTER TABLE idempotency_key
ALTER COLUMN team_id
SET DEFAULT current_team ();

-- Until now the answers to new access tokens, which hold the token, and hashes over passwords were kept for a day.
DELETE FROM idempotency_key;
