import { type Infer, type ObjectSchema, type Uuid, id } from '../kernel/index.ts';

/** Everything that an entry says, as stored. `at` is microseconds since 1970. */
export interface ChainedEntry {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly at: string;
  readonly said: Readonly<Record<string, unknown>>;
}

/** A sealed entry, with its place in the chain. */
export interface SealedEntry extends ChainedEntry {
  readonly sequence: number;
  /** Hexadecimal. */
  readonly hash: string;
}

/** A place in the chain: position 0 without a hash is its start. */
export interface ChainPlace {
  readonly sequence: number;
  readonly hash: string | null;
}

/** HMAC-SHA-256 of text with the key of the installation, hexadecimal and with the name of the key. */
export interface ChainKeys {
  seal(text: string): string;
  /** False if the text differs. Null if no key of the installation made the seal. */
  matches(text: string, seal: string): boolean | null;
}

/** JSON with sorted keys (as RFC 8785 for the values that entries have), so that equal entries give equal texts. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
};

/** The text that a seal is made of: the entry, its position, and the seal before it. */
const sealedText = ({ id: entryId, teamId, at, said }: ChainedEntry, sequence: number, before: string | null): string =>
  `${canonicalJson({ ...said, id: entryId, teamId, at, sequence })}\n${before ?? ''}`;

/** The seals of entries that follow a place, in their order. */
export function sealsAfter(place: ChainPlace, entries: readonly ChainedEntry[], keys: ChainKeys): string[] {
  let before = place.hash;
  return entries.map((entry, index) => (before = keys.seal(sealedText(entry, place.sequence + index + 1, before))));
}

/** The text of the seal of an anchor, which retention leaves for the entries that it deleted. */
export const anchorText = (teamId: Uuid, { sequence, hash }: ChainPlace): string =>
  `anchor\n${teamId}\n${sequence}\n${hash ?? ''}`;

/**
 * `CHANGED`: an entry is not the one that was sealed, or is at another place. `MISSING`: entries were removed before it,
 * or at the end of the chain. `INSERTED`: a second entry has its position. `UNKNOWN_KEY`: sealed with another secret.
 * `ANCHOR`: the start of the chain was not set by retention.
 */
export const CHAIN_PROBLEMS = ['CHANGED', 'MISSING', 'INSERTED', 'UNKNOWN_KEY', 'ANCHOR'] as const;
export type ChainProblem = (typeof CHAIN_PROBLEMS)[number];

export interface ChainBreak {
  readonly problem: ChainProblem;
  readonly sequence: number;
  readonly entryId: Uuid | null;
}

/** Checks entries that follow a place. Returns where the chain breaks, or the place of the last entry. */
export function checkAfter(
  place: ChainPlace,
  entries: readonly SealedEntry[],
  keys: ChainKeys,
): { readonly broken: ChainBreak | null; readonly checked: number; readonly place: ChainPlace } {
  let last = place;
  for (const [checked, entry] of entries.entries()) {
    const problem = problemOf(last, entry, keys);
    if (problem) return { broken: { problem, sequence: entry.sequence, entryId: entry.id }, checked, place: last };
    last = entry;
  }
  return { broken: null, checked: entries.length, place: { sequence: last.sequence, hash: last.hash } };
}

function problemOf(last: ChainPlace, entry: SealedEntry, keys: ChainKeys): ChainProblem | null {
  if (entry.sequence <= last.sequence) return 'INSERTED';
  if (entry.sequence > last.sequence + 1) return 'MISSING';
  const matches = keys.matches(sealedText(entry, entry.sequence, last.hash), entry.hash);
  if (matches === null) return 'UNKNOWN_KEY';
  return matches ? null : 'CHANGED';
}

const position = { type: 'integer', minimum: 0 } as const;
const end = {
  type: 'object',
  properties: { sequence: position, at: { type: 'string', format: 'date-time' } },
  required: ['sequence', 'at'],
  nullable: true,
} as const satisfies ObjectSchema;

export const chainReport = {
  type: 'object',
  properties: {
    checked: { type: 'integer', description: 'Entries checked by this request' },
    first: { ...end, description: 'The first of them; null without entries' },
    last: { ...end, description: 'The last of them' },
    head: {
      type: 'string',
      nullable: true,
      description: 'The seal of the last entry of the chain. Keep it elsewhere to notice a chain that was shortened',
    },
    sealed: { type: 'integer', description: 'The position of the last entry of the chain' },
    forgotten: { type: 'integer', description: 'Entries at the start that retention deleted' },
    unsealed: { type: 'integer', description: 'Entries that are not sealed yet, 1,000 at most' },
    broken: {
      type: 'object',
      properties: {
        problem: { type: 'string', enum: CHAIN_PROBLEMS },
        sequence: position,
        entryId: { ...id, nullable: true },
      },
      required: ['problem', 'sequence', 'entryId'],
      nullable: true,
      description: 'The first place where the chain breaks; null if it is whole',
    },
    next: { type: 'integer', nullable: true, description: 'Go on with `after` at this position; null at the end' },
  },
  required: ['checked', 'first', 'last', 'head', 'sealed', 'forgotten', 'unsealed', 'broken', 'next'],
} as const satisfies ObjectSchema;
export type ChainReport = Infer<typeof chainReport>;
