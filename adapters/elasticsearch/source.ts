import type { EngineDocument, EngineRun } from '@evident/application/search/search-engine';
import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { foldText, foldedWords, TITLE_WEIGHT } from '@evident/domain/search';

/** Fills a place without a written form, so that the words around it are not neighbors. */
const NOTHING = '_';

/** Identifies a document in an index. */
export const keyOf = ({ type, id }: SearchRef): string => `${type}:${id}`;
export const idIn = (key: string): Uuid => key.slice(key.indexOf(':') + 1);

/** A document in the fields of the mapping. */
export function sourceOf(teamId: Uuid, document: EngineDocument) {
  const { type, id, scopeId, parentId, title, createdAt, digest, runs } = document;
  const ofTitle = runs.filter(({ isTitle }) => isTitle);
  return {
    team: teamId,
    type,
    scope: scopeId,
    id,
    parent: parentId,
    created: createdAt.toISOString(),
    name: foldText(title) || null,
    nameWords: foldedWords(title),
    digest,
    words: runs.flatMap((run) => Array.from({ length: run.isTitle ? TITLE_WEIGHT : 1 }, () => wordsOf(run))),
    phrases: runs.map(phrasesOf),
    titleWords: ofTitle.map(wordsOf),
    titlePhrases: ofTitle.map(phrasesOf),
  };
}

const wordsOf = ({ places }: EngineRun): string => places.map((forms) => forms.join(' ')).join(' ');
const phrasesOf = ({ places }: EngineRun): string => places.map(writtenForm).join(' ');

/** Stems are marked (`~connect`); of a Chinese word and its characters, the word is longest. */
function writtenForm(forms: readonly string[]): string {
  const written = forms.filter((form) => !form.startsWith('~'));
  return written.reduce((longest, form) => (form.length > longest.length ? form : longest), '') || NOTHING;
}
