import { by, event, id } from '../event-kinds/index.ts';

const file = { type: 'FILE', id: 'fileId' } as const;
const onFile = { fileId: id, projectId: id, noteId: { ...id, nullable: true }, by } as const;

export const FILE_EVENTS = {
  'file:uploaded': event(
    file,
    'a file is uploaded to a project, or added to a note; without a note, `noteId` is null',
    onFile,
  ),
  'file:removed': event(file, 'a file is removed from a note; without a note, deleted from its project', onFile),
} as const;
