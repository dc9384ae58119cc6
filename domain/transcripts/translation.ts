import { type RichNode, blockText } from '../content/index.ts';

/** Results of a translation, and the errors of a failure (specification, document 001, sections 3 and 9). */
export const TRANSLATION_RESULTS = ['Success', 'Failure'] as const;
export const TRANSLATION_ERRORS = ['UnsupportedLanguagePair', 'Error'] as const;
export type TranslationError = (typeof TRANSLATION_ERRORS)[number];

export type TranslationResult =
  | { readonly result: 'Success'; readonly texts: readonly string[] }
  | { readonly result: 'Failure'; readonly error: TranslationError; readonly message: string };

/** UTF-16 units that a translation has for one of its source at most, and of short ones beyond that. */
const LONGER = 4;
const SLACK = 80;
const ADDRESS = /\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)[^\s<>"')\]]+/giu;

/**
 * Whether a text can be the translation of a turn: it has words, is not much longer, and has no address that the turn
 * lacks. A model may follow instructions in what people say; so more than a wrong translation never comes of it.
 */
export function isTranslation(source: string, text: string): boolean {
  if (text.trim() === '' || text.length > LONGER * source.length + SLACK) return false;
  return [...text.matchAll(ADDRESS)].every(([address]) => source.includes(address));
}

/** The translation of a turn, stored with its source. */
export interface TranslatedTurn {
  readonly source: string;
  readonly text: string;
  /** Where the turn was: its recording and start. */
  readonly fileId: string | null;
  readonly startMs: number | null;
}

/** A turn of a note with its translation. */
export interface TurnWithTranslation {
  readonly source: string;
  /** Null until translated. */
  readonly text: string | null;
  /** The turn changed since it was translated. */
  readonly stale: boolean;
}

/** Returns the turns of a note that have words. */
export const spokenTurns = (content: RichNode): RichNode[] =>
  (content.content ?? []).filter((block) => block.type === 'turn' && blockText(block).trim() !== '');

/**
 * Finds the translation of each turn: by its words, so that translations survive moved turns; or else the former
 * translation of the turn that started at the same time, which is stale.
 */
export function withTranslations(turns: readonly RichNode[], stored: readonly TranslatedTurn[]): TurnWithTranslation[] {
  const bySource = new Map(stored.map((turn) => [turn.source, turn]));
  const current = new Set(turns.map(blockText));
  const former = new Map(
    stored
      .filter(({ source, startMs }) => startMs !== null && !current.has(source))
      .map((turn) => [placeOf(turn), turn]),
  );
  return turns.map((turn) => {
    const source = blockText(turn);
    const known = bySource.get(source);
    if (known) return { source, text: known.text, stale: false };
    const before = former.get(placeOf(placed(turn)));
    return { source, text: before?.text ?? null, stale: before !== undefined };
  });
}

const placeOf = ({ fileId, startMs }: Pick<TranslatedTurn, 'fileId' | 'startMs'>): string => `${fileId} ${startMs}`;

/** Recording and start of a turn. */
export const placed = ({ attrs }: RichNode): Pick<TranslatedTurn, 'fileId' | 'startMs'> => ({
  fileId: (attrs?.fileId as string | null) ?? null,
  startMs: (attrs?.start as number | null) ?? null,
});
