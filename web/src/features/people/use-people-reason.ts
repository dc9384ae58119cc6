import { peopleDisabledReason, seesPeople } from '@evident/domain/people';
import { NOT_KNOWN_YET, useWho } from '../../kernel/who.ts';

/** Whether the member sees people, and why they cannot change them; undefined when they can. Nothing is promised until it is known. */
export function usePeopleReason(): { sees: boolean; reason: string | undefined } {
  const who = useWho();
  if (!who) return { sees: true, reason: NOT_KNOWN_YET };
  const { member, workspace } = who;
  return {
    sees: seesPeople(member, workspace.peopleAccess),
    reason: peopleDisabledReason(member, workspace.peopleAccess),
  };
}
