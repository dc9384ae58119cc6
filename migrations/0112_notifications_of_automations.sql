-- Notifications that a rule sends have words of their own.
ALTER TABLE notification
ADD COLUMN message text;

ALTER TABLE notification
DROP CONSTRAINT notification_kind_check;

ALTER TABLE notification
ADD CONSTRAINT notification_kind_check CHECK (
  kind IN (
    'MENTION',
    'COMMENT',
    'SHARE',
    'INVITE',
    'ACCESS_REQUEST',
    'IMPORT',
    'TRANSCRIPT',
    'SUMMARY',
    'REDACTION',
    'AUTOMATION'
  )
);
