import { domainOfEmail, normalDomain } from '../identity/index.ts';
import { refuse } from '../kernel/index.ts';
import { JOIN_DOMAINS_MAX, type Team, WORKSPACES_MAX } from './team.ts';

/** Whether a mail domain offers public mailboxes; the list is external. */
export type FreeMail = (domain: string) => boolean;

/** Normalizes join domains. Refuses free mail domains, which would admit anyone. */
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

export const joinsByDomain = (team: Pick<Team, 'joinDomains'>, email: string): boolean =>
  team.joinDomains.includes(domainOfEmail(email));

export function demandRoomForWorkspace(workspaces: number): void {
  if (workspaces >= WORKSPACES_MAX)
    refuse('UnprocessableContent', `You can be in at most ${WORKSPACES_MAX} workspaces`, 'Leave one first.');
}
