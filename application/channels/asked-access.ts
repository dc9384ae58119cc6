import type { SourceAccess } from '@evident/domain/channels';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { channelFor } from './channel-access.ts';
import type { SourceStores } from './channel-sources.ts';
import type { SourceAccounts } from './source-accounts.ts';

/** The credentials that a member asks a service with, once they may write in the channel. */
export async function askedAccess(
  work: UnitOfWork<SourceStores>,
  actor: Actor,
  channelId: Uuid,
  { source, credentials = {}, sourceId }: SourceAccess,
): Promise<Parameters<SourceAccounts['ask']>[1]> {
  return work.perform(actor.teamId, async (stores) => {
    await channelFor(stores, 'write', actor, channelId);
    if (sourceId === undefined) return { sent: credentials };
    const stored = await stores.channelSources.read(sourceId);
    return stored?.channelId === channelId && stored.source === source ? { stored } : notFound('Source');
  });
}
