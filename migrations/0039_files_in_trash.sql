-- Set on files that only documents in the trash show, to the entry that hid them. Such files cannot be read until a document that shows them is restored.
-- No row-level policy: they still count towards the storage of the workspace.
ALTER TABLE file
ADD COLUMN trash_id uuid;
