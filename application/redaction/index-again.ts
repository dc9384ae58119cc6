import type { SearchRef } from '../search/index.ts';
import type { RedactionStores } from './redacted-note.ts';

/** Frequencies of search terms that are folded at once. Folding deletes terms that occur nowhere. */
const TERMS_AT_ONCE = 50_000;

/** Removes index entries with their vectors and terms, and indexes what is left, so that search is never late. */
export async function indexAgain(
  { searchIndex, searchSource }: Pick<RedactionStores, 'searchIndex' | 'searchSource'>,
  refs: readonly SearchRef[],
): Promise<void> {
  const each = [...new Map(refs.map((ref) => [`${ref.type} ${ref.id}`, ref])).values()];
  await searchIndex.remove(each);
  for (let after: string | null = ''; after !== null;) after = await searchIndex.foldTerms(after, TERMS_AT_ONCE);
  await searchIndex.put(await searchSource.read(each));
}
