-- Names of imported columns that fill a field. The raw value stays on the note, and is shown only where the field has none.
ALTER TABLE field
ADD COLUMN source_columns TEXT[] NOT NULL DEFAULT '{}';
