-- {"id", "name", "found"}: the speaker whose name is removed, and the new name; null for words and time spans.
-- An original of such a redaction is {"id", "before", "after", "people"}.
ALTER TABLE redaction
ADD COLUMN speaker jsonb;
