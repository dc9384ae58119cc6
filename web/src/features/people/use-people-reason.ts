import { eraseDisabledReason, exportDisabledReason, peopleDisabledReason, seesPeople } from '@evident/domain/people';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';

/** Whether the member sees people, and why they cannot change or erase them; undefined when they can. Nothing is promised until it is known. */
export function usePeopleReason(): {
  sees: boolean;
  reason: string | undefined;
  exportReason: string | undefined;
  eraseReason: string | undefined;
} {
  const who = useWho();
  const loading = PERMISSIONS_LOADING;
  if (!who) return { sees: true, reason: loading, exportReason: loading, eraseReason: loading };
  const {
    member,
    workspace: { peopleAccess },
  } = who;
  return {
    sees: seesPeople(member, peopleAccess),
    reason: peopleDisabledReason(member, peopleAccess),
    exportReason: exportDisabledReason(member),
    eraseReason: eraseDisabledReason(member, peopleAccess),
  };
}
