import { type Uuid, notFound } from '@evident/domain/kernel';
import type { DestinationTest } from '@evident/domain/tickets';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DestinationSender } from './destination-sender.ts';
import type { DestinationStore } from './ports.ts';

/** Tries a destination without creating a ticket. */
export class TestDestination extends commandWith({ scope: 'write', role: 'admin' })<
  { destinationId: Uuid },
  DestinationTest
> {}
export const TestDestinationHandler = answeredBy(
  async (
    { actor, destinationId }: TestDestination,
    work: UnitOfWork<{ destinations: DestinationStore }>,
    sender: DestinationSender,
    ids: Ids,
  ): Promise<DestinationTest> => {
    const destination = await work.perform(
      actor.teamId,
      async ({ destinations }) => (await destinations.find(destinationId)) ?? notFound('Destination'),
    );
    return sender.test(destination, ids.newId());
  },
);
