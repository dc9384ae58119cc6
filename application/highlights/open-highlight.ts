import type { Highlight } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Access, Actor } from '@evident/domain/permissions';
import type { DerivingStores } from '../content/derive-document.ts';
import type { DocumentCodec } from '../content/document-codec.ts';
import { type LiveDocument, openLive } from '../content/open-live.ts';
import { type MarkUpNeeds, demandMarkUp, refuseOthers } from './demand-mark-up.ts';

/** A highlight that the actor may change, with its note open and locked: nobody else changes either until the unit of work ends. */
export async function openHighlight(stores: DerivingStores & MarkUpNeeds, codec: DocumentCodec, actor: Actor, highlightId: Uuid): Promise<LiveDocument & { highlight: Highlight; access: Access }> {
  const { noteId } = (await stores.highlights.home(highlightId)) ?? refuse('NotFound', 'Highlight not found');
  const { access } = await demandMarkUp(stores, actor, noteId, 'Highlight');
  const live = await openLive(stores.documents, codec, noteId);
  const highlight = (await stores.highlights.find(highlightId)) ?? refuse('NotFound', 'Highlight not found');
  refuseOthers(highlight, actor, access);
  return { ...live, highlight, access };
}
