import type { Citation, EvidenceText } from '@evident/domain/evidence';
import type { Highlight } from '@evident/domain/highlights';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { DocumentWorkers } from '../content/index.ts';
import { demandMarkUp, markWords, type MarkingStores } from '../highlights/index.ts';
import type { Ids } from '../kernel/ids.ts';
import type { ProjectAccess } from '../permissions/index.ts';

/** A change of a document, to deliver to open editors. */
export interface Delivery {
  readonly documentId: Uuid;
  readonly update: Uint8Array;
}

export interface CitedQuotes {
  /** By the reference id of the citation. */
  readonly highlightOf: ReadonlyMap<string, Uuid>;
  /** Highlights that did not exist before. */
  readonly made: readonly Uuid[];
  readonly deliveries: readonly Delivery[];
}

export type CitingStores = MarkingStores & { projectAccess: ProjectAccess };

interface CitingTools {
  readonly workers: DocumentWorkers;
  readonly ids: Ids;
}

/**
 * Highlights the quotes of a text in their notes. An existing highlight of the same words is used again. Quotes that changed, or are in
 * notes that the actor cannot mark up, get none.
 */
export async function citeQuotes(
  stores: CitingStores,
  { workers, ids }: CitingTools,
  actor: Actor,
  { content: { citations } }: Pick<EvidenceText, 'content'>,
  now: Date,
): Promise<CitedQuotes> {
  const highlightOf = new Map<string, Uuid>();
  const made: Uuid[] = [];
  const deliveries: Delivery[] = [];
  for (const { citationReferenceId, id, type } of citations)
    if (type === 'highlight' && (await stores.highlights.find(id))) highlightOf.set(citationReferenceId, id);
  for (const [noteId, quotes] of byNote(citations)) {
    const marked = await unlessRefused(() => demandMarkUp(stores, actor, noteId));
    if (!marked) continue;
    const existing = (await stores.highlights.ofNote(noteId)).filter(({ lostAt }) => lostAt === null);
    for (const citation of quotes) {
      const known = existing.find((highlight) => isOf(highlight, citation));
      const id = known?.id ?? ids.newId();
      if (!known) {
        const { start, end, quote } = citation;
        const wanted = { id, noteId, ...marked, words: { start, end, quote }, by: actor.userId, now };
        const done = await unlessRefused(() => markWords(stores, workers, actor, wanted));
        if (!done) continue;
        made.push(id);
        existing.push(done.highlight);
        deliveries.push(...done.updates.map((update) => ({ documentId: noteId, update })));
      }
      highlightOf.set(citation.citationReferenceId, id);
    }
  }
  return { highlightOf, made, deliveries };
}

/** In the order of the ids, so that two texts that cite the same notes do not wait for each other. */
function byNote(citations: readonly Citation[]): [Uuid, Citation[]][] {
  const found = Map.groupBy(
    citations.filter(({ type }) => type === 'note'),
    ({ id }) => id,
  );
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

const isOf = ({ target, text, start, end }: Highlight, citation: Citation): boolean =>
  target === 'WORDS' && text === citation.quote && start === citation.start && end === citation.end;

async function unlessRefused<Done>(run: () => Promise<Done>): Promise<Done | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
