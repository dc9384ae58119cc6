import { DisconnectProgram, ListPrograms } from '@evident/application/oauth/programs';
import { programsView } from '@evident/domain/oauth';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';

export const OAUTH_OPERATIONS = {
  listPrograms: operation({
    route: 'GET /programs',
    asks: ListPrograms,
    summary: 'List the programs that you allowed to act for you',
    description: 'Newest first. Admins get those of all members.',
    answers: named('Programs', programsView),
    message: ({ actor }) => new ListPrograms(actor),
  }),
  disconnectProgram: operation({
    route: 'DELETE /programs/{programId}',
    asks: DisconnectProgram,
    summary: 'Disconnect a program',
    description: 'Its tokens stop working at once. Admins can disconnect those of all members.',
    refuses: ['NotFound'],
    message: ({ actor, programId }) => new DisconnectProgram(actor, programId),
  }),
};
