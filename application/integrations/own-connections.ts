import type { Integration } from '@evident/domain/integrations';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { Connecting } from './connecting.ts';

/** Begins to connect a service for an account of the member; returns the page of it on which to allow that. */
export class StartOwnConnection extends commandWith({ scope: 'write', access: 'own' })<
  { integration: Integration },
  { url: string }
> {}

export const StartOwnConnectionHandler = answeredBy(
  ({ actor, integration }: StartOwnConnection, connecting: Connecting) =>
    connecting.start(actor, integration, 'member'),
);

/** Connects a service for an account of the member after the member came back from it. */
export class FinishOwnConnection extends commandWith({ scope: 'write', access: 'own' })<{
  integration: Integration;
  state: string;
}> {}

export const FinishOwnConnectionHandler = answeredBy(
  ({ actor, integration, state }: FinishOwnConnection, connecting: Connecting) =>
    connecting.finish(actor, integration, 'member', state),
);

/** Disconnects a service for an account of the member, which takes its token back. */
export class EndOwnConnection extends commandWith({ scope: 'write', access: 'own' })<{ integration: Integration }> {}

export const EndOwnConnectionHandler = answeredBy(({ actor, integration }: EndOwnConnection, connecting: Connecting) =>
  connecting.end(actor, integration, 'member'),
);
