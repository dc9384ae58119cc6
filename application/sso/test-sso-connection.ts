import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { commandWith } from '../kernel/message-with.ts';
import { NOBODY, begin } from './beginning.ts';
import type { SsoPorts } from './ports.ts';

/** Begins to test a connection, also one that is off. Opens no session. */
export class TestSsoConnection extends commandWith({ scope: 'write', role: 'admin' })<
  { connectionId: Uuid },
  { url: string }
> {}
export const TestSsoConnectionHandler = answeredBy(({ actor, connectionId }: TestSsoConnection, ports: SsoPorts) =>
  begin(ports, { teamId: actor.teamId }, connectionId, {
    ...NOBODY,
    purpose: 'TEST',
    path: '/settings/authentication',
    memberId: actor.userId,
  }),
);
