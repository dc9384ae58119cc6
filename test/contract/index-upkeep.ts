import type { SearchIndex } from '@evident/application/search/search-index';

/** Folds all entries in small steps. */
export async function folded(index: SearchIndex): Promise<void> {
  while (!(await index.sortWords(1_000)));
  for (let after: string | null = ''; after !== null;) after = await index.foldTerms(after, 3);
  await index.foldVolumes();
}

export async function recounted(index: SearchIndex): Promise<void> {
  for (const scope of await index.scopes()) await index.recount(scope);
}
