import type { ImportRun, ImportedFile } from '@evident/domain/imports';
import { EntitySchema } from 'typeorm';

const id = { type: 'uuid', primary: true } as const;
const uuid = (name: string) => ({ type: 'uuid', name }) as const;
const moment = (name: string) => ({ type: 'timestamptz', name }) as const;

export const importRunEntity = new EntitySchema<ImportRun>({
  name: 'import_run',
  columns: {
    id, teamId: uuid('team_id'), projectId: uuid('project_id'), createdBy: uuid('created_by'), createdAt: moment('created_at'),
    state: { type: 'text' }, finishedAt: { ...moment('finished_at'), nullable: true },
  },
});

export const importedFileEntity = new EntitySchema<ImportedFile>({
  name: 'import_file',
  columns: {
    id, teamId: uuid('team_id'), importRunId: uuid('import_run_id'), fileId: uuid('file_id'), name: { type: 'text' }, choice: { type: 'jsonb' }, state: { type: 'text' },
    nextRow: { type: 'integer', name: 'next_row' }, totalRows: { type: 'integer', name: 'total_rows', nullable: true },
    made: { type: 'integer' }, recognised: { type: 'integer' }, failed: { type: 'integer' }, problem: { type: 'text', nullable: true },
  },
});
