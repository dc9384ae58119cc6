import { type AiDoc, type CreatedAiDoc, distinctSources, type DocSource, titleOfDoc } from '@evident/domain/ai-docs';
import { newAiText } from '@evident/domain/evidence';
import { TITLE_MAX, type Uuid } from '@evident/domain/kernel';
import type { SummarizedSource, SummaryFramework } from '@evident/domain/summaries';
import type { AiTextStore } from '../ai/index.ts';
import { type DocumentStore, EMPTY_DOCUMENT } from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { AiDocStore } from './ai-doc-store.ts';
import { docChanged, docRequested } from './events.ts';

export interface StartingStores {
  readonly aiDocs: AiDocStore;
  readonly aiTexts: AiTextStore;
  readonly documents: DocumentStore;
  readonly outbox: Outbox;
}

interface Wanted {
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly title?: string;
  readonly sources: readonly DocSource[];
  readonly framework: SummaryFramework;
  readonly prompt: string | null;
  readonly language: string | null;
  readonly agentId: Uuid | null;
  readonly read: readonly SummarizedSource[];
  readonly by: Uuid;
}

/** Stores a doc with an empty document, whose text a job writes. Permissions were checked. */
export async function startDoc(
  { aiDocs, aiTexts, documents, outbox }: StartingStores,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  { by, title, ...wanted }: Wanted,
): Promise<CreatedAiDoc> {
  const now = clock.now();
  const [id, textId] = [ids.newId(), ids.newId()];
  const { teamId, projectId } = wanted;
  const doc: AiDoc = {
    ...wanted,
    id,
    title: [...titleOfDoc(title, wanted.framework)].slice(0, TITLE_MAX).join(''),
    sources: distinctSources(wanted.sources),
    textId,
    filledTextId: null,
    filledSeq: 0,
    texts: [textId],
    createdBy: by,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  await aiTexts.create(newAiText({ id: textId, teamId, projectId, ownerId: null, purpose: 'doc', createdBy: by, now }));
  await documents.create(id, EMPTY_DOCUMENT);
  await aiDocs.save(doc);
  await outbox.announce(docRequested(doc, by), docChanged(doc));
  return { id, textId };
}
