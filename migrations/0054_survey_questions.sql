-- Survey questions of notes (specification, document 001, section 3), each with the response of the participant.
CREATE TABLE survey_question (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES team (id),
  note_id uuid NOT NULL REFERENCES note (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('FREE_TEXT', 'MULTI_SELECT', 'SINGLE_SELECT')),
  text text NOT NULL,
  -- [{"id", "optionText"}]; empty for FREE_TEXT.
  options jsonb NOT NULL,
  -- {"text"} or {"optionIds"}; null until answered.
  response jsonb,
  rank double precision NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX survey_question_note ON survey_question (note_id, rank);

CALL protect_team_table ('survey_question');

CREATE TRIGGER version
BEFORE UPDATE ON survey_question FOR EACH ROW WHEN (
  (OLD.type, OLD.text, OLD.options, OLD.response) IS DISTINCT FROM (NEW.type, NEW.text, NEW.options, NEW.response)
)
EXECUTE FUNCTION count_version ();
