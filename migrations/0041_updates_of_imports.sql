-- Notes whose words an import updated. They are among the recognised ones too, because a retry finds them done.
ALTER TABLE import_file
ADD COLUMN updated integer NOT NULL DEFAULT 0;
