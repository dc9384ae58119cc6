-- The way of a digest, and the start of the period of the last one that was sent as a message, so that none is doubled.
ALTER TABLE notification_setting
ADD COLUMN digest_by text NOT NULL DEFAULT 'MAIL' CHECK (digest_by IN ('MAIL', 'SLACK', 'BOTH')),
ADD COLUMN digest_told_since timestamptz;
