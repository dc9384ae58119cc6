import type { FileRecord } from '@evident/domain/files';
import { EntitySchema } from 'typeorm';
import { id, maybeUuid, moment, team, text, uuid } from '../columns.ts';

/** The driver returns bigint as text; file sizes always fit a number. */
const asNumber = { to: (value: number) => value, from: (value: string | null) => (value === null ? 0 : Number(value)) };

export const fileEntity = new EntitySchema<FileRecord>({
  name: 'file',
  columns: {
    id,
    teamId: team,
    projectId: maybeUuid('project_id'),
    name: text,
    mediaType: { type: 'text', name: 'media_type' },
    fileType: { type: 'text', name: 'file_type' },
    bytes: { type: 'bigint', transformer: asNumber },
    sha256: { type: 'text', nullable: true },
    status: text,
    failure: { type: 'text', nullable: true },
    width: { type: 'integer', nullable: true },
    height: { type: 'integer', nullable: true },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});
