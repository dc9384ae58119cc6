import type { FileRecord } from '@evident/domain/files';
import { EntitySchema } from 'typeorm';

/** bigint arrives as text, for it may be larger than a number; no file is. */
const asNumber = { to: (value: number) => value, from: (value: string | null) => (value === null ? 0 : Number(value)) };

export const fileEntity = new EntitySchema<FileRecord>({
  name: 'file',
  columns: {
    id: { type: 'uuid', primary: true },
    teamId: { type: 'uuid', name: 'team_id' },
    projectId: { type: 'uuid', name: 'project_id', nullable: true },
    name: { type: 'text' },
    mediaType: { type: 'text', name: 'media_type' },
    kind: { type: 'text' },
    bytes: { type: 'bigint', transformer: asNumber },
    sha256: { type: 'text' },
    status: { type: 'text' },
    width: { type: 'integer', nullable: true },
    height: { type: 'integer', nullable: true },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});
