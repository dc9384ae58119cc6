import { INTEGRATIONS, type Integration } from '@evident/domain/integrations';
import { notFound } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { integrationChanged } from './events.ts';
import type { IntegrationStores } from './integration-stores.ts';

/** Sets whether links in the service show titles of what all members see. Without it they name the kind only. */
export class ShowTitles extends commandWith({ scope: 'write', role: 'admin' })<{
  integration: Integration;
  showsTitles: boolean;
}> {}

export const ShowTitlesHandler = answeredBy(
  (
    { actor: { teamId, userId: actorId }, integration, showsTitles }: ShowTitles,
    work: UnitOfWork<Pick<IntegrationStores, 'connections' | 'outbox' | 'audit'>>,
  ): Promise<void> =>
    work.perform(teamId, async ({ connections, outbox, audit }) => {
      const { id } = (await connections.find(integration, null)) ?? notFound('Connection');
      await connections.showTitles(id, showsTitles);
      await audit.record({
        actorId,
        action: 'integration:previews_changed',
        objectType: 'workspace',
        objectId: teamId,
        detail: { integration: INTEGRATIONS[integration].title, showsTitles },
      });
      await outbox.announce(integrationChanged(teamId, integration));
    }),
);
