import type { SourceAccess } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { askedAccess } from './asked-access.ts';
import type { SourceStores } from './channel-sources.ts';
import type { SourceAccounts } from './source-accounts.ts';

/** Checks credentials of a service; returns the account that they open. Stores nothing. */
export class CheckSourceAccount extends queryWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; wanted: SourceAccess },
  { name: string }
> {}
export const CheckSourceAccountHandler = answeredBy(
  async (
    { actor, channelId, wanted }: CheckSourceAccount,
    work: UnitOfWork<SourceStores>,
    accounts: SourceAccounts,
  ): Promise<{ name: string }> => {
    const access = await askedAccess(work, actor, channelId, wanted);
    const { teamId } = actor;
    const { name } = await accounts.ask({ teamId, source: wanted.source }, access, (feedback, credentials, signal) =>
      feedback.account(credentials, signal),
    );
    return { name };
  },
);
