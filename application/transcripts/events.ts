import type { DomainEvent } from '@evident/domain/events';
import type { Transcription } from '@evident/domain/transcripts';

export const transcriptionChanged = ({
  id,
  teamId,
  noteId,
  projectId,
  fileId,
  state,
  createdBy,
}: Transcription): DomainEvent => ({
  name: 'transcription:changed',
  teamId,
  payload: { transcriptionId: id, noteId, projectId, fileId, state, by: createdBy },
});
