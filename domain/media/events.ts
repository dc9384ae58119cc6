import { by, event, id } from '../event-kinds/index.ts';
import { MEDIA_PROCESSING } from './news.ts';
import { MEDIA_STATES } from './states.ts';

const file = { type: 'FILE', id: 'fileId' } as const;
const processing = {
  state: { type: 'string', enum: MEDIA_STATES },
  priority: { type: 'string', enum: MEDIA_PROCESSING },
} as const;
const onMedia = { fileId: id, projectId: { ...id, nullable: true }, ...processing, by } as const;

export const MEDIA_EVENTS = {
  'media:changed': event(file, 'the processing of a recording starts, makes progress or ends', onMedia),
} as const;
