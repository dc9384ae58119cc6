-- Counts the redactions and erasures of a workspace. A generated text that was written from sources read before the last one
-- is not stored.
CREATE TABLE source_change (team_id uuid PRIMARY KEY REFERENCES team (id), number bigint NOT NULL);

CALL protect_team_table ('source_change');

-- The number when the sources of the text were read, or before.
ALTER TABLE ai_text
ADD COLUMN sources_seen bigint NOT NULL DEFAULT 0;
