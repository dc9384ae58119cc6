-- [{"section", "enabled", "rank"}] for the sections of the project's page that were changed; the others are as usual.
ALTER TABLE project
ADD COLUMN sections jsonb NOT NULL DEFAULT '[]';
