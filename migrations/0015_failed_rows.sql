-- The row itself, cell by cell under the names of its columns, so that it can be mended and imported again. Null where there was no row: a file that could not be read, a row too long to keep.
ALTER TABLE import_failure
ADD COLUMN cells json;
