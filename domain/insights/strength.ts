/** The source of one piece of evidence. */
export interface Source {
  readonly noteId: string;
  /** Its speakers: names within the note, until people are known across notes. */
  readonly speakers: readonly string[];
  readonly lost: boolean;
}
export interface Strength {
  /** Number of named speakers. */
  readonly people: number;
  /** Sources with quotes by unknown speakers. */
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
 * Counts the distinct people and sources behind an insight, not the number of quotes. A speaker counts once per note:
 * the same name in two notes may be two people. Quotes without a speaker count once per note, apart from people. Lost
 * highlights do not count.
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
