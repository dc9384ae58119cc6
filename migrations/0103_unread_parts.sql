-- Characters of a note that the last look for suggestions of a kind left out, because reading them would take too long.
CREATE TABLE suggestion_gap (
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('HIGHLIGHT', 'TAG', 'REDACTION')),
  characters integer NOT NULL CHECK (characters > 0),
  PRIMARY KEY (note_id, kind)
);

CALL protect_team_table ('suggestion_gap');
