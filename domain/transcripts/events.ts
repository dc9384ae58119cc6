import { by, event, id } from '../event-kinds/index.ts';
import { TRANSCRIPTION_STATES } from './transcription.ts';

const transcription = { type: 'TRANSCRIPTION', id: 'transcriptionId' } as const;
const onTranscription = {
  transcriptionId: id,
  noteId: id,
  projectId: id,
  fileId: id,
  state: { type: 'string', enum: TRANSCRIPTION_STATES },
  by,
} as const;

export const TRANSCRIPT_EVENTS = {
  'transcription:changed': event(transcription, 'a transcription starts, makes progress or ends', onTranscription),
  'translation:changed': event(null, 'turns of a note are translated', {
    noteId: id,
    projectId: id,
    language: { type: 'string' },
    by,
  }),
} as const;
