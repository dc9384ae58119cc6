import type { DomainEvent } from '@evident/domain/events';
import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';

export const mediaChanged = ({ id, teamId, projectId }: FileRecord, by: Uuid): DomainEvent<'media:changed'> => ({
  name: 'media:changed',
  teamId,
  payload: { fileId: id, projectId, by },
});
