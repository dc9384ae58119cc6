/** What evidence says of where it comes from. */
export interface Source {
  readonly noteId: string;
  /** Who says it; until people are known, the speaker's name within the note. */
  readonly speaker: string | null;
  readonly lost: boolean;
}
export interface Strength {
  readonly people: number;
  readonly sources: number;
}

/** In words: `3 people, 2 sources`. */
export const strengthInWords = ({ people, sources }: Strength): string =>
  sources === 0 ? 'No evidence yet' : `${people} ${people === 1 ? 'person' : 'people'}, ${sources} ${sources === 1 ? 'source' : 'sources'}`;

/**
 * How much an insight rests on: different people and different sources, not how often somebody was quoted. A speaker counts once in each note, for the
 * same name in two notes may be two people; words without a speaker count as one person of their note. Lost words carry nothing.
 */
export function strengthOf(evidence: readonly Source[]): Strength {
  const there = evidence.filter(({ lost }) => !lost);
  return {
    people: new Set(there.map(({ noteId, speaker }) => JSON.stringify([noteId, speaker]))).size,
    sources: new Set(there.map(({ noteId }) => noteId)).size,
  };
}
