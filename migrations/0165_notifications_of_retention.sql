-- Members with full access are told that a rule is to delete data.
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
    'BILLING',
    'AGENT',
    'ALERT',
    'RETENTION'
  )
);
