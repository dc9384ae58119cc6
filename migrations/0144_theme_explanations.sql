ALTER TABLE theme
-- [{"text", "dataPoints"}]: phrases that distinguish it from other themes.
ADD COLUMN phrases jsonb NOT NULL DEFAULT '[]';
