-- Data points that nearly repeat another are found by bands of their MinHash signatures. Null for short texts, and for data points that
-- came before: they are compared once their ticket changes.
ALTER TABLE data_point
ADD COLUMN bands INTEGER[];

-- Each data point is looked up when it arrives, so the index has no list of pending entries.
CREATE INDEX data_point_bands ON data_point USING gin (bands)
WITH
  (fastupdate = off)
WHERE
  folded_into IS NULL
  AND bands IS NOT NULL;
