import type { DomainEvent } from '@evident/domain/events';
import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Media } from '@evident/domain/media';

export const mediaChanged = (
  { id, teamId, projectId }: FileRecord,
  { state, priority }: Pick<Media, 'state' | 'priority'>,
  by: Uuid,
): DomainEvent<'media:changed'> => ({
  name: 'media:changed',
  teamId,
  payload: { fileId: id, projectId, state, priority, by },
});
