import type { Actor } from '@evident/domain/permissions';
import type { SearchResult, SearchResults } from '@evident/domain/search';
import type { SearchReader } from './search-reader.ts';

type Groups = SearchResults['groups'];
type Reader = Pick<SearchReader, 'behindTexts' | 'secondsOf' | 'mediaOf'>;

/** Adds the pages, seconds and media of results, with one statement for each of these. */
export async function withFacts(reader: Reader, actor: Actor, groups: Groups): Promise<Groups> {
  const paged = await withPages(reader, actor, groups);
  const notes = idsOf(groups, 'NOTE');
  const highlights = idsOf(groups, 'HIGHLIGHT');
  const media = notes.length > 0 ? await reader.mediaOf(actor, notes) : new Map<string, never>();
  const seconds = highlights.length > 0 ? await reader.secondsOf(actor, highlights) : new Map<string, never>();
  return withEach(paged, (item) => {
    if (item.type === 'HIGHLIGHT') return { ...item, audioVideo: seconds.get(item.id) ?? null };
    return item.type === 'NOTE' ? { ...item, ...media.get(item.id) } : item;
  });
}

const idsOf = (groups: Groups, wanted: SearchResult['type']): string[] =>
  groups.flatMap(({ type, items }) => (type === wanted ? items.map(({ id }) => id) : []));

const withEach = (groups: Groups, change: (item: SearchResult) => SearchResult): Groups =>
  groups.map((group) => ({ ...group, items: group.items.map(change) }));

/** Words in a document of a note have their page instead of a place in the note's own text. Responses have neither. */
async function withPages(reader: Reader, actor: Actor, groups: Groups): Promise<Groups> {
  const places = groups
    .flatMap(({ items }) => items)
    .flatMap(({ type, id, place }) => (type === 'NOTE' && place ? [{ noteId: id, start: place.start }] : []));
  if (places.length === 0) return groups;
  const found = await reader.behindTexts(actor, places);
  const byNote = new Map(found.map(({ noteId, page }) => [noteId, page]));
  return withEach(groups, (item) => {
    const page = item.type === 'NOTE' ? byNote.get(item.id) : undefined;
    return page === undefined ? item : { ...item, place: null, ...(page && { page }) };
  });
}
