import { by, event, id, ids, inProject } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const notes = { type: KINDS.note.type, ids: 'noteIds' } as const;
const oneImport = { type: 'IMPORT', id: 'importId' } as const;
const onImport = { importId: id, projectId: id, by } as const;

export const IMPORT_EVENTS = {
  'notes:imported': event(notes, 'an import has created notes; once for at most 1,000 of them', {
    ...onImport,
    noteIds: ids,
  }),
  'import:started': event(oneImport, 'an import is started', onImport),
  'import:finished': event(oneImport, 'an import is finished, failed or not', onImport),
  'dataset:created': event(
    oneImport,
    'an import that brought notes or data points is finished; a run of a source that brought some, too',
    { importId: id, by },
    { ...inProject, channelId: id, folderId: id },
  ),
} as const;
