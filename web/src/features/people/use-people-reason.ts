import { eraseDisabledReason, peopleDisabledReason, seesPeople } from '@evident/domain/people';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';

/** Whether the member sees people, and why they cannot change or erase them; undefined when they can. Nothing is promised until it is known. */
export function usePeopleReason(): { sees: boolean; reason: string | undefined; eraseReason: string | undefined } {
  const who = useWho();
  if (!who) return { sees: true, reason: PERMISSIONS_LOADING, eraseReason: PERMISSIONS_LOADING };
  const {
    member,
    workspace: { peopleAccess },
  } = who;
  return {
    sees: seesPeople(member, peopleAccess),
    reason: peopleDisabledReason(member, peopleAccess),
    eraseReason: eraseDisabledReason(member, peopleAccess),
  };
}
