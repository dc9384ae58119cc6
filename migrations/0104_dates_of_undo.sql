-- Dates that are kept for undo are marked, so that they come back as dates: {"$date": "2026-05-01T10:00:00.000Z"}. Kinds and keys that keep them as text are not named.
UPDATE undo_entry
SET
  before = regexp_replace(
    before::text,
    '"(addedAt|appliedAt|archivedAt|createdAt|deletedAt|dueAt|finishedAt|firstPublishedAt|lostAt|nextRunAt|publishedAt|since|until|updatedAt)": ("\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")',
    '"\1": {"$date": \2}',
    'g'
  )::jsonb
WHERE
  kind IN (
    'agent:deleted',
    'canvas:changed',
    'dashboards:changed',
    'feeds:changed',
    'fields:changed',
    'filters:changed',
    'highlight:joined',
    'highlight:moved',
    'highlight:removed',
    'highlight:split',
    'highlight:tagged',
    'highlight:untagged',
    'highlights:retagged',
    'insight:publication',
    'note-files:changed',
    'objects:moved',
    'people:changed',
    'question:changed',
    'redaction:changed',
    'reels:changed',
    'research:deleted',
    'summary:changed',
    'tags:arranged',
    'templates:changed',
    'views:changed',
    'wrap:changes'
  );

-- Highlights that were kept before they had a note and a star.
UPDATE undo_entry
SET
  before = before || '{"about": {"remark": null, "starred": false}}'
WHERE
  kind = 'highlight:removed'
  AND NOT before ? 'about';
