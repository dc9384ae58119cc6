import { eraseDisabledReason, peopleDisabledReason, seesPeople } from '@evident/domain/people';
import { NOT_KNOWN_YET, useWho } from '../../kernel/who.ts';

/** Whether the member sees people, and why they cannot change or erase them; undefined when they can. Nothing is promised until it is known. */
export function usePeopleReason(): { sees: boolean; reason: string | undefined; eraseReason: string | undefined } {
  const who = useWho();
  if (!who) return { sees: true, reason: NOT_KNOWN_YET, eraseReason: NOT_KNOWN_YET };
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
