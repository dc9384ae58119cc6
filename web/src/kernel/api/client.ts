import { createEvidentClient } from '@evident/client';
import { send } from './send.ts';

/** API client, typed from the contract: `answer(api.GET('/api/v1/tags/{tagId}', { params: { path: { tagId } } }))`. */
export const api = createEvidentClient({ fetch: send });
