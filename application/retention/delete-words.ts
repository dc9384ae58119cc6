import type { RichNode } from '@evident/domain/content';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import { SaidCopies, UNNAMED_PARTICIPANT } from '@evident/domain/people';
import { type DeletedNote, NO_COUNTS, deletedQuote, deletedText } from '@evident/domain/retention';
import { type DocumentWorkers, catchUp, foldDocument, openSince, seen } from '../content/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type ErasedUpdate, type ErasingDocuments, eraseDocument } from '../people/index.ts';
import type { SearchIndex, SearchRef, SearchSource } from '../search/index.ts';
import type { NoteWords, RetentionDeletion } from './deletion-store.ts';

export type DeletingStores = ErasingDocuments & {
  retentionDeletion: RetentionDeletion;
  searchIndex: SearchIndex;
  searchSource: SearchSource;
  outbox: Outbox;
};

interface How {
  readonly teamId: Uuid;
  /** The member whose rule deletes. */
  readonly by: Uuid;
  readonly workers: DocumentWorkers;
  readonly now: Date;
}

export interface DeletedWords {
  readonly notes: readonly DeletedNote[];
  /** To deliver to open editors. */
  readonly updates: readonly ErasedUpdate[];
  /** Keys of bytes to delete. */
  readonly keys: readonly Uuid[];
}

/**
 * Deletes the words and files of notes, and what was derived from them. Titles, fields, tags and links to people stay,
 * so that charts remain true. Words of other notes stay: these have dates of their own.
 */
export async function deleteWords(stores: DeletingStores, noteIds: readonly Uuid[], how: How): Promise<DeletedWords> {
  const { retentionDeletion, searchIndex, searchSource } = stores;
  const { now } = how;
  await retentionDeletion.begin();
  const said: string[] = [];
  const updates: { documentId: Uuid; update: Uint8Array }[] = [];
  const refs: SearchRef[] = [];
  const keys: Uuid[] = [];
  const words = new Map<Uuid, NoteWords & { readonly characters: number }>();
  const notes: DeletedNote[] = [];
  const citing = await retentionDeletion.sentencesFrom(noteIds);
  for (const noteId of noteIds) refs.push({ type: 'NOTE', id: noteId }, ...(await searchSource.highlightsOf(noteId)));
  for (const noteId of noteIds) {
    // Locks the document before its rows, in the order of writers.
    const document = await openSince(stores.documents, how.workers, noteId);
    const reading = await how.workers.run('content', document, null);
    const of = await retentionDeletion.wordsOf(noteId);
    words.set(noteId, { ...of, characters: reading.text.length });
    said.push(...reading.text.split('\n'), ...of.texts);
  }
  const rows = await retentionDeletion.deleteRows(noteIds, deletedQuote(now), now);
  refs.push(...rows.refs);
  for (const noteId of noteIds) {
    updates.push(...(await emptyDocument(stores, noteId, how)));
    const { projectId, fileIds, insights, texts: _, ...counted } = words.get(noteId)!;
    const { keys: ofFiles, ...files } = await retentionDeletion.deleteFiles(noteId, fileIds, now);
    keys.push(...ofFiles);
    notes.push({
      noteId,
      projectId,
      at: now,
      counts: {
        ...NO_COUNTS,
        ...files,
        ...counted,
        notes: 1,
        insights: insights.length,
      },
    });
  }
  const copies = await deleteCopies(stores, { said, citing, noteIds }, how);
  updates.push(...copies.updates);
  refs.push(...copies.refs);
  for (const noteId of noteIds) await retentionDeletion.mark(noteId, now);
  await searchIndex.remove(refs);
  const cited = [...words.values()].flatMap(({ insights }) => insights);
  await stores.outbox.announce(...changes(how, notes, [...cited, ...copies.insights], copies));
  // Copies belong to a batch, not to one note of it.
  const [first, ...others] = notes;
  const { mentions, undoEntries } = copies;
  const counts = {
    ...first!.counts,
    copies: mentions,
    undoEntries: rows.undoEntries + undoEntries,
    searchEntries: refs.length,
  };
  return { notes: [{ ...first!, counts }, ...others], updates, keys };
}

/** Replaces the text of a note by the statement that it is gone. Its updates become one state, in which nothing deleted is kept. */
async function emptyDocument(stores: DeletingStores, documentId: Uuid, { teamId, workers, now }: How) {
  const document = await openSince(stores.documents, workers, documentId);
  const { speakers } = await workers.run('content', document, null);
  const content: RichNode = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: deletedText(now) }] }],
  };
  const unnamed = Object.fromEntries(Object.keys(speakers).map((id) => [id, UNNAMED_PARTICIPANT]));
  const update = await workers.run('replace', seen(document), { content, speakers: unnamed });
  // By the system, so that no member becomes an author.
  if (update) await stores.documents.append(documentId, update, null, 'removal');
  const derived = await catchUp(stores, teamId, documentId, workers, now);
  await foldDocument(stores, documentId, workers);
  return [...(update ? [update] : []), ...derived].map((one) => ({ documentId, update: one }));
}

interface Said {
  readonly said: readonly string[];
  readonly citing: readonly { readonly text: string; readonly quotes: readonly string[] }[];
  readonly noteIds: readonly Uuid[];
}

async function deleteCopies(stores: DeletingStores, { said, citing, noteIds }: Said, { teamId, workers, now }: How) {
  const { retentionDeletion, searchSource } = stores;
  const copies = new SaidCopies(said);
  for (const { text } of citing) copies.addRetold(text);
  const updates: { documentId: Uuid; update: Uint8Array }[] = [];
  const refs: SearchRef[] = [];
  let mentions = 0;
  const holds = (text: string): boolean => copies.isIn(text);
  for (const documentId of copies.isEmpty ? [] : await retentionDeletion.documentsHolding(holds)) {
    const done = await eraseDocument(stores, { teamId, userId: null }, documentId, {
      erase: copies.erase,
      speakers: new Map(),
      silenced: new Set(),
      workers,
      now,
    });
    mentions += done.mentions;
    updates.push(...done.updates.map((update) => ({ documentId, update })));
    refs.push({ type: 'INSIGHT', id: documentId }, ...(await searchSource.highlightsOf(documentId)));
  }
  const undoEntries = copies.isEmpty ? 0 : await retentionDeletion.forgetHolding(holds);
  const rows = await retentionDeletion.eraseCopiesInRows(copies.erase, noteIds);
  return { ...rows, updates, refs: [...refs, ...rows.refs], mentions: mentions + rows.mentions, undoEntries };
}

type Changed = Pick<Awaited<ReturnType<typeof deleteCopies>>, 'tags' | 'channels' | 'refs'>;

function changes(
  { teamId, by }: How,
  notes: readonly DeletedNote[],
  insights: readonly { readonly id: Uuid; readonly projectId: Uuid }[],
  { tags, channels, refs }: Changed,
): DomainEvent[] {
  const once = [...new Map(insights.map((insight) => [insight.id, insight])).values()];
  const idsOf = (of: SearchRef['type']) => [...new Set(refs.flatMap(({ type, id }) => (type === of ? [id] : [])))];
  return [
    ...notes.map(({ noteId, projectId }): DomainEvent => {
      return { name: 'note:changed', teamId, payload: { noteId, projectId } };
    }),
    ...once.map(({ id: insightId, projectId }): DomainEvent => {
      return { name: 'insight:changed', teamId, payload: { insightId, projectId } };
    }),
    ...idsOf('PROJECT').map((id): DomainEvent => ({ name: 'project:changed', teamId, payload: { projectId: id, by } })),
    ...tags.map(({ id, projectId }): DomainEvent => {
      return { name: 'tag:changed', teamId, payload: { tagId: id, by, ...(projectId && { projectId }) } };
    }),
    ...channels.map(({ id, folderId }): DomainEvent => {
      return { name: 'data-points:changed', teamId, payload: { channelId: id, ...(folderId && { folderId }) } };
    }),
  ];
}
