import type { ImportRun, ImportedFile } from '@evident/domain/imports';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, moment, team, text, uuid } from '../columns.ts';

export const importRunEntity = new EntitySchema<ImportRun>({
  name: 'import_run',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    state: text,
    finishedAt: maybeMoment('finished_at'),
  },
});

export const importedFileEntity = new EntitySchema<ImportedFile>({
  name: 'import_file',
  columns: {
    id,
    teamId: team,
    importRunId: uuid('import_run_id'),
    fileId: uuid('file_id'),
    name: text,
    choice: { type: 'jsonb' },
    state: text,
    nextRow: { type: 'integer', name: 'next_row' },
    totalRows: { type: 'integer', name: 'total_rows', nullable: true },
    made: { type: 'integer' },
    recognised: { type: 'integer' },
    updated: { type: 'integer' },
    failed: { type: 'integer' },
    notices: { type: 'text', array: true },
    problem: { type: 'text', nullable: true },
  },
});
