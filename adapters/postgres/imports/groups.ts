const shelfOf = (archived: boolean): string => `o.archived_at IS ${archived ? 'NOT NULL' : 'NULL'}`;

/** The first note of each imported file, as a subquery: one look into an index for each file. */
export const firstOfImports = (archived: boolean): string =>
  `(SELECT (SELECT o.id FROM note o WHERE o.import_file_id = f.id AND ${shelfOf(archived)} ORDER BY o.id LIMIT 1) FROM import_file f)`;

/** The group of an imported file's notes as JSON; null where there is only one. `file` is the SQL of the id. */
export const groupOf = (file: string, archived = false): string =>
  `(SELECT json_build_object('importFileId', f.id, 'name', f.name, 'noteCount', c.notes)
    FROM import_file f CROSS JOIN LATERAL (SELECT count(*)::int AS notes FROM note o WHERE o.import_file_id = f.id AND ${shelfOf(archived)}) c WHERE f.id = ${file} AND c.notes > 1)`;
