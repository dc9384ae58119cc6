import {
  type Infer,
  type Limit,
  type SavedRow,
  TITLE_MAX,
  type Uuid,
  id,
  lineOf,
  moment,
  objectOf,
  oneLine,
  partOf,
  refuse,
  version,
} from '../kernel/index.ts';
import { nameKey } from '../people/index.ts';
import type { Revertible } from '../undo/index.ts';

/** The most characters of a name (decided). */
export const TERM_NAME_MAX = 100;
/** The most other names of a term (decided). */
export const OTHER_NAMES_MAX = 20;
/** The most characters of a definition (decided). */
export const DEFINITION_MAX = 1000;
/** The most terms of a workspace (decided). */
export const TERMS_MAX = 2000;

const name = lineOf(TERM_NAME_MAX, 'MTTR');
const otherNames = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: TERM_NAME_MAX, pattern: '\\S' },
  maxItems: OTHER_NAMES_MAX,
  description: 'Abbreviations and other words for the same. One name belongs to one term',
  examples: [['mean time to restore']],
} as const;
const definition = {
  type: 'string',
  maxLength: DEFINITION_MAX,
  description: 'Plain text; may be empty',
  examples: ['The average time from the start of an outage to its end.'],
} as const;

export const newTerm = objectOf({ name, otherNames, definition }, { optional: ['otherNames', 'definition'] });
export type NewTerm = Infer<typeof newTerm>;

export const termUpdate = partOf(newTerm.properties);
export type TermUpdate = Infer<typeof termUpdate>;

export const termFilter = partOf({
  query: {
    type: 'string',
    maxLength: TITLE_MAX,
    description: 'Words of a name or the definition',
    examples: ['restore'],
  },
});

export const termView = objectOf({
  id,
  name,
  otherNames,
  definition,
  createdBy: objectOf({ id, name: { type: 'string' } }, { description: 'The member who added it' }),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type TermView = Infer<typeof termView>;

/** A word of the team, with its other names and its meaning. */
export interface Term extends SavedRow, Readonly<Required<NewTerm>> {
  readonly createdBy: Uuid;
}

/** The names of a term. */
export type TermNames = Pick<Term, 'name' | 'otherNames'>;

export const TERM: Revertible<Term> = {
  noun: 'term',
  titleOf: (term) => term.name,
  parts: ['name', 'otherNames', 'definition'],
};

export const TERM_LIMIT: Limit = {
  most: TERMS_MAX,
  title: `A glossary has at most ${TERMS_MAX} terms`,
  advice: 'Delete some that are not used.',
};

/** All names of a term, its own first. */
export const namesOf = ({ name, otherNames }: TermNames): string[] => [name, ...otherNames];

/** The names of a term as they are compared. The SQL function `name_keys` returns the same. */
export const keysOf = (term: TermNames): string[] => namesOf(term).map(nameKey);

/**
 * Names as they are stored: each on one line, and once.
 * @throws Refusal `ValidationError` for a name without letters and digits
 */
export function readNames(sent: TermNames): TermNames {
  const name = readName(sent.name);
  const others = new Map(sent.otherNames.map(readName).map((other) => [nameKey(other), other]));
  others.delete(nameKey(name));
  return { name, otherNames: [...others.values()] };
}

function readName(sent: string): string {
  const line = oneLine(sent, 'name');
  if (nameKey(line) === '') refuse('ValidationError', `“${line}” has no letters or digits`, 'Enter a word as a name.');
  return line;
}

/** @throws Refusal `UnprocessableContent` for a name that another term of the workspace has */
export function refuseSharedName(term: TermNames, others: readonly TermNames[]): void {
  const holders = new Map(others.flatMap((other) => keysOf(other).map((key) => [key, other.name])));
  const shared = namesOf(term).find((one) => holders.has(nameKey(one)));
  if (shared === undefined) return;
  const holder = holders.get(nameKey(shared))!;
  refuse(
    'UnprocessableContent',
    nameKey(shared) === nameKey(holder)
      ? `“${holder}” is already in the glossary`
      : `“${shared}” is already another name of “${holder}”`,
    `Change “${holder}” instead, or remove the name there first.`,
  );
}
