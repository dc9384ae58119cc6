ALTER TABLE theme
-- [{"text", "dataPoints"}]: phrases that distinguish it from other themes.
ADD COLUMN phrases jsonb NOT NULL DEFAULT '[]',
-- A data point whose mood is the opposite of most others.
ADD COLUMN contradicting uuid;
