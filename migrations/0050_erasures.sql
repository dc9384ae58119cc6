-- Proof of erasures of people. Holds no name; the id of the person leads nowhere.
CREATE TABLE erasure_receipt (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  person_id uuid NOT NULL,
  erased_by uuid NOT NULL,
  erased_at timestamptz NOT NULL,
  removed_words boolean NOT NULL,
  -- {"notes": 3, "turns": 41, "quotes": 7, …}
  counts jsonb NOT NULL
);

CREATE INDEX erasure_receipt_list ON erasure_receipt (team_id, erased_at, id);

CALL protect_team_table ('erasure_receipt');
