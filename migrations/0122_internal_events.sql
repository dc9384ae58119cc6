-- Internal events say nothing to programs, and are no longer part of the stream. Webhooks that follow them stay as they are.
DELETE FROM event_log
WHERE
  name IN ('payment:received', 'integration:received', 'billing:noticed');
