import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { PublicLinkStore } from './public-link-store.ts';

/** Turns off all public links of the workspace. Each can be turned on again while the rules allow it. */
export class EndPublicLinks extends commandWith({ scope: 'write', role: 'admin' })<object> {}
export const EndPublicLinksHandler = answeredBy(
  ({ actor }: EndPublicLinks, work: UnitOfWork<{ publicLinks: PublicLinkStore; audit: AuditLog }>, clock: Clock) =>
    work.perform(actor.teamId, async ({ publicLinks, audit }) => {
      const ended = await publicLinks.endAll(clock.now());
      if (ended === 0) return;
      await audit.record({
        actorId: actor.userId,
        action: 'share-links:ended',
        objectType: 'workspace',
        objectId: actor.teamId,
        detail: { links: ended },
      });
    }),
);
