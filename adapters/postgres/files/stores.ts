import type { Session } from '../session.ts';
import { fileEntity } from './entities.ts';
import { PostgresFileRecords } from './postgres-file-records.ts';

export const fileEntities = [fileEntity];

export const fileStores = {
  files: (session: Session) => new PostgresFileRecords(session),
};
