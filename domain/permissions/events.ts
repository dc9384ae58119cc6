import { by, event, id } from '../event-kinds/index.ts';
import { ROLES } from './actor.ts';

const request = { type: 'ACCESS_REQUEST', id: 'requestId' } as const;
const onRequest = {
  requestId: id,
  projectId: id,
  requestedBy: id,
  role: { type: 'string', enum: ROLES },
  decidedBy: { ...id, nullable: true },
} as const;

export const ACCESS_EVENTS = {
  'access:changed': event(
    null,
    'access to a project or folder changes; the payload names one of them, and the member or group that gained access',
    { by },
    {
      projectId: id,
      folderId: id,
      toMember: id,
      toGroup: id,
    },
  ),
  'access:requested': event(request, 'someone requests access to a project', onRequest),
  'access:granted': event(request, 'a request for access is granted', onRequest),
  'access:denied': event(request, 'a request for access is denied', onRequest),
} as const;
