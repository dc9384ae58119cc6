-- When the people of a theme last doubled, so that digests name it once, and not again after it was renamed.
ALTER TABLE theme
ADD COLUMN doubled_at timestamptz;
