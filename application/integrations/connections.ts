import type { Integration } from '@evident/domain/integrations';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { Connecting } from './connecting.ts';

/** Begins to connect a service; returns the page of it on which to allow that. */
export class StartConnection extends commandWith({ scope: 'write', role: 'admin' })<
  { integration: Integration },
  { url: string }
> {}

export const StartConnectionHandler = answeredBy(({ actor, integration }: StartConnection, connecting: Connecting) =>
  connecting.start(actor, integration, 'workspace'),
);

/** Connects a service after the member came back from it. */
export class FinishConnection extends commandWith({ scope: 'write', role: 'admin' })<{
  integration: Integration;
  state: string;
}> {}

export const FinishConnectionHandler = answeredBy(
  ({ actor, integration, state }: FinishConnection, connecting: Connecting) =>
    connecting.finish(actor, integration, 'workspace', state),
);

/** Disconnects a service, which takes its token back. */
export class EndConnection extends commandWith({ scope: 'write', role: 'admin' })<{ integration: Integration }> {}

export const EndConnectionHandler = answeredBy(({ actor, integration }: EndConnection, connecting: Connecting) =>
  connecting.end(actor, integration, 'workspace'),
);

/** Begins to connect a service for an account of the member; returns the page of it on which to allow that. */
export class StartOwnConnection extends commandWith({ scope: 'write' })<
  { integration: Integration },
  { url: string }
> {}

export const StartOwnConnectionHandler = answeredBy(
  ({ actor, integration }: StartOwnConnection, connecting: Connecting) =>
    connecting.start(actor, integration, 'member'),
);

/** Connects a service for an account of the member after the member came back from it. */
export class MakeOwnConnection extends commandWith({ scope: 'write' })<{
  integration: Integration;
  state: string;
}> {}

export const MakeOwnConnectionHandler = answeredBy(
  ({ actor, integration, state }: MakeOwnConnection, connecting: Connecting) =>
    connecting.finish(actor, integration, 'member', state),
);

/** Disconnects a service for an account of the member, which takes its token back. */
export class EndOwnConnection extends commandWith({ scope: 'write' })<{ integration: Integration }> {}

export const EndOwnConnectionHandler = answeredBy(({ actor, integration }: EndOwnConnection, connecting: Connecting) =>
  connecting.end(actor, integration, 'member'),
);
