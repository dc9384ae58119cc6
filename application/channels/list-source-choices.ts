import { type ChoicesWanted, SOURCE_KINDS, SOURCE_NAMES, type SourceChoice } from '@evident/domain/channels';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { askedAccess } from './asked-access.ts';
import type { SourceStores } from './channel-sources.ts';
import type { SourceAccounts } from './source-accounts.ts';

/** The parts of a service that members choose from, such as its inboxes; of searched pickers those with the words. */
export class ListSourceChoices extends queryWith({ scope: 'write', access: 'write' })<
  { channelId: Uuid; wanted: ChoicesWanted },
  { items: SourceChoice[] }
> {}
export const ListSourceChoicesHandler = answeredBy(
  async (
    { actor, channelId, wanted: { picker, words = '', ...of } }: ListSourceChoices,
    work: UnitOfWork<SourceStores>,
    accounts: SourceAccounts,
  ): Promise<{ items: SourceChoice[] }> => {
    if (!SOURCE_KINDS[of.source].pickers.some(({ name }) => name === picker))
      refuse('ValidationError', `${SOURCE_NAMES[of.source]} has no ${picker}`, 'Choose one that it has.');
    const access = await askedAccess(work, actor, channelId, of);
    const { teamId } = actor;
    const items = await accounts.ask({ teamId, source: of.source }, access, (feedback, credentials, signal) =>
      feedback.choices(credentials, picker, words.trim(), signal),
    );
    return { items: items.map(({ id, name }) => ({ id, name })) };
  },
);
