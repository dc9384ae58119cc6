import { domainOfEmail, normalDomain } from '../identity/index.ts';
import { refuse } from '../kernel/index.ts';
import { JOIN_DOMAINS_MAX, type Team, WORKSPACES_MAX } from './team.ts';

/** Whether a mail domain is one where anybody gets an address; the list comes from outside. */
export type FreeMail = (domain: string) => boolean;

/** The join domains of a workspace as they are kept; domains of free mail are denied, for they would let in everybody. */
export function demandJoinDomains(wishes: readonly string[], isFreeMail: FreeMail): string[] {
  const domains = [...new Set(wishes.map(normalDomain))];
  if (domains.length > JOIN_DOMAINS_MAX)
    refuse('ValidationError', `A workspace has at most ${JOIN_DOMAINS_MAX} join domains`);
  const free = domains.find(isFreeMail);
  if (free)
    refuse(
      'ValidationError',
      `${free} belongs to a mail provider`,
      'Anyone can get an address there. Use your organization’s domain.',
    );
  return domains;
}

/** Whether an address may join a workspace by its domain. */
export const joinsByDomain = (team: Pick<Team, 'joinDomains'>, email: string): boolean =>
  team.joinDomains.includes(domainOfEmail(email));

export function demandRoomForWorkspace(workspaces: number): void {
  if (workspaces >= WORKSPACES_MAX)
    refuse('UnprocessableContent', `You can be in at most ${WORKSPACES_MAX} workspaces`, 'Leave one first.');
}
