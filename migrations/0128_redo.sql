-- An undone change keeps its opposite in "before", which redo reverts. Changes undone before this cannot be redone.
ALTER TABLE undo_entry
ADD COLUMN redoable boolean NOT NULL DEFAULT FALSE;
