import { caseless } from '../../text/index.ts';

const QUOTED =
  /"([^"]+)"|“([^“”]+)”|„([^„“”]+)[“”]|«([^«»]+)»|(?<![\p{L}\p{N}])[‘']([^‘’']+(?:['’]\p{L}[^‘’']*)*)[’'](?![\p{L}\p{N}])/gu;
const EDGES = /^[\s.,;:!?…]+|[\s.,;:!?…]+$/gu;

/** The words between quotation marks, without punctuation at their ends. */
export const quotedWords = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map((found) =>
    (found.slice(1).find((words) => words !== undefined) ?? '').replace(EDGES, ''),
  );

/** Whether all words in quotation marks are in the quotes or titles. An ellipsis may leave words out. */
export function areQuotationsReal(sentence: string, known: string): boolean {
  const folded = caseless(known);
  return quotedWords(sentence)
    .flatMap((words) => words.split(/\[?(?:…|\.\.\.)\]?/u))
    .map((words) => caseless(words.replace(EDGES, '')))
    .every((words) => words === '' || ` ${folded} `.includes(words));
}

/** A sentence without the words in quotation marks. */
export const withoutQuotations = (text: string): string => text.replace(QUOTED, ' ');
