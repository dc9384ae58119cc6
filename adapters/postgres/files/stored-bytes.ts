/** Bytes that a workspace keeps: files, what open uploads received or announced, and what was made of recordings. */
export const STORED_BYTES = `SELECT (SELECT coalesce(sum(bytes), 0) FROM file WHERE status = 'DONE')
  + (SELECT coalesce(sum(CASE WHEN u.reserved_until > now() THEN f.bytes ELSE u.received_bytes END), 0)
     FROM file f JOIN upload u ON u.file_id = f.id WHERE f.status = 'UPLOADING')
  + (SELECT coalesce(sum(bytes), 0) FROM media_output)`;
