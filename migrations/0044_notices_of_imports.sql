-- Parts of the file that were left out on purpose, in sentences: formulas, pictures, other sheets.
ALTER TABLE import_file
ADD COLUMN notices TEXT[] NOT NULL DEFAULT '{}';
