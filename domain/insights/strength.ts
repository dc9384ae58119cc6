/** What evidence says of where it comes from. */
export interface Source {
  readonly noteId: string;
  /** Who says it; until people are known, the names of speakers within the note. */
  readonly speakers: readonly string[];
  readonly lost: boolean;
}
export interface Strength {
  /** Those whose name is known. */
  readonly people: number;
  /** Sources with words of which nobody knows who said them. */
  readonly unnamed: number;
  readonly sources: number;
}

/** In words: `3 people, 2 sources`, `2 people, 1 unnamed, 3 sources`, `1 unnamed speaker, 1 source`. */
export function strengthInWords({ people, unnamed, sources }: Strength): string {
  if (sources === 0) return 'No evidence yet';
  const named = people === 0 ? [] : [counted(people, 'person', 'people')];
  const others =
    unnamed === 0 ? [] : [people > 0 ? `${unnamed} unnamed` : counted(unnamed, 'unnamed speaker', 'unnamed speakers')];
  return [...named, ...others, counted(sources, 'source', 'sources')].join(', ');
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

/**
 * How much an insight rests on: different people and different sources, not how often somebody was quoted. A speaker counts once in each note, for the
 * same name in two notes may be two people. Words without a speaker are nobody's whom we know: they count once in each note, apart from the people. Lost words carry nothing.
 */
export function strengthOf(evidence: readonly Source[]): Strength {
  const there = evidence.filter(({ lost }) => !lost);
  const notesOf = (sources: readonly Source[]) => new Set(sources.map(({ noteId }) => noteId)).size;
  return {
    people: new Set(
      there.flatMap(({ noteId, speakers }) => speakers.map((speaker) => JSON.stringify([noteId, speaker]))),
    ).size,
    unnamed: notesOf(there.filter(({ speakers }) => speakers.length === 0)),
    sources: notesOf(there),
  };
}
