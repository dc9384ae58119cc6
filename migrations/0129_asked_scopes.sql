-- Conversations about several chosen notes, an insight or a person.
ALTER TABLE conversation
ADD COLUMN scope_ids UUID[];

ALTER TABLE conversation
DROP CONSTRAINT conversation_scope_type_check;

ALTER TABLE conversation
ADD CONSTRAINT conversation_scope_type_check CHECK (scope_type IN ('WORKSPACE', 'FOLDER', 'PROJECT', 'NOTE', 'NOTES', 'INSIGHT', 'PERSON'));

ALTER TABLE conversation
DROP CONSTRAINT conversation_check;

ALTER TABLE conversation
ADD CONSTRAINT conversation_scope_named CHECK (
  (scope_type IN ('WORKSPACE', 'NOTES')) = (scope_id IS NULL)
  AND (scope_type = 'NOTES') = (scope_ids IS NOT NULL)
);

-- {"counts", "count", "total", "definition", "list"}: the answer to a question that filters count.
ALTER TABLE conversation_message
ADD COLUMN counted jsonb;
