import type { Uuid } from '@evident/domain/kernel';
import { languageOf, UNDETERMINED } from '@evident/domain/text';
import type { SearchDocument } from './search-index.ts';

/** Documents of one scope that are enough to tell what is usual there. */
const ENOUGH = 3;
/** Documents of one scope whose language is told, for speed. */
const SAMPLE = 100;
/** UTF-16 units of a document from which its language is told. */
const BEGINNING = 1_000;

/**
 * Adds the language that a short text takes where its words do not tell: most documents of its scope in the same batch
 * have it, such as those of an import, else most of the scope.
 * @param usual the language of most texts of a scope in the index
 */
export function inContext(
  documents: readonly SearchDocument[],
  usual: ReadonlyMap<string, string> = new Map(),
): SearchDocument[] {
  const byScope = new Map(
    [...Map.groupBy(documents, ({ scopeId }) => scopeId)].map(([scopeId, of]) => [
      scopeId,
      commonOf(of) ?? usual.get(scopeId) ?? null,
    ]),
  );
  return documents.map((document) => {
    const otherwise = document.otherwise ?? byScope.get(document.scopeId as Uuid) ?? null;
    return otherwise === null ? document : { ...document, otherwise };
  });
}

function commonOf(documents: readonly SearchDocument[]): string | null {
  const counts = new Map<string, number>();
  for (const { title, text, language: declared } of documents.slice(0, SAMPLE)) {
    const language = languageOf(`${title}\n${text.slice(0, BEGINNING)}`, { declared });
    if (language !== null && language !== UNDETERMINED) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= ENOUGH ? first[0] : null;
}
