-- Videos without pictures are audio. Those uploaded later are found when their processing begins.
UPDATE file
SET
  file_type = 'Audio',
  media_type = CASE
    WHEN file.media_type IN ('video/quicktime', 'video/x-m4v') THEN 'audio/mp4'
    ELSE regexp_replace(file.media_type, '^video/', 'audio/')
  END
FROM
  media
WHERE
  media.file_id = file.id
  AND media.team_id = file.team_id
  AND file.file_type = 'Video'
  AND media.facts ->> 'video' IS NULL
  AND media.facts IS NOT NULL;
