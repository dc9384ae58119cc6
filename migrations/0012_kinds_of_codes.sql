-- A code's digits must not be taken the way a link's secret is. Those made before live an hour at most, and can be asked for again.
DELETE FROM one_time_code;

ALTER TABLE one_time_code
ADD COLUMN kind text NOT NULL CHECK (kind IN ('LINK', 'CODE'));
