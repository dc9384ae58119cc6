import { createEvidentClient } from '@evident/client';
import { send } from './send.ts';

/** The server, typed from its own contract: `answer(api.GET('/api/v1/tags/{tagId}', { params: { path: { tagId } } }))`. */
export const api = createEvidentClient({ fetch: send });
