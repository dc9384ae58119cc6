-- Members hear that the export of a reel has ended.
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
    'EXPORT',
    'TRANSCRIPT',
    'SUMMARY',
    'REDACTION',
    'AUTOMATION',
    'BILLING'
  )
);
