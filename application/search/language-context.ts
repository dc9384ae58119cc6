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
 * have it, such as those of an import, else most of the scope. A highlight takes that of its note.
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
  const byNote = languagesOfNotes(documents);
  return documents.map((document) => {
    const ofNote = document.parentId === null ? null : byNote.get(document.parentId);
    const otherwise = ofNote ?? document.otherwise ?? byScope.get(document.scopeId as Uuid) ?? null;
    return otherwise === null ? document : { ...document, otherwise };
  });
}

/** The languages of the notes of highlights, where both are new. */
function languagesOfNotes(documents: readonly SearchDocument[]): Map<string, string> {
  const parents = new Set(documents.flatMap(({ parentId }) => parentId ?? []));
  return new Map(
    documents.flatMap((document): [string, string][] => {
      const language = document.type === 'NOTE' && parents.has(document.id) ? toldOf(document) : null;
      return language === null ? [] : [[document.id, language]];
    }),
  );
}

const toldOf = ({ title, text, language: declared }: SearchDocument): string | null =>
  languageOf(`${title}\n${text.slice(0, BEGINNING)}`, { declared });

function commonOf(documents: readonly SearchDocument[]): string | null {
  const counts = new Map<string, number>();
  for (const document of documents.slice(0, SAMPLE)) {
    const language = toldOf(document);
    if (language !== null && language !== UNDETERMINED) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= ENOUGH ? first[0] : null;
}
