import { by, event, id } from '../event-kinds/index.ts';

const invite = { type: 'INVITE', id: 'inviteId' } as const;
const member = { type: 'MEMBER', id: 'memberId' } as const;
const onMember = { memberId: id, by } as const;

export const MEMBER_EVENTS = {
  'member:invited': event(invite, 'someone is invited by email', { inviteId: id, by }),
  'member:joined': event(member, 'an invite is accepted, or someone joins by the domain of their address', {
    memberId: id,
  }),
  'member:changed': event(member, 'the role, picture or groups of a member change', onMember),
  'member:left': event(member, 'a member leaves the workspace', onMember),
  'member:removed': event(member, 'an admin removes a member', onMember),
} as const;
