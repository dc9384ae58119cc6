/** The source of one piece of evidence. */
export interface Source {
  readonly noteId: string;
  /** Names of those who say it, within the note. */
  readonly speakers: readonly string[];
  /** The same with the people they are linked to. Without a speaker: the people added to the note by hand. */
  readonly saidBy?: readonly { readonly name: string | null; readonly personId: string | null }[];
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
 * How much an insight rests on: different people and different sources, not the number of quotes. A linked person counts once, in however many notes.
 * A speaker who is not linked counts once in each note, for the same name in two notes may be two people. Words without a speaker are those of the one person
 * added to the note by hand; if there are none or several, they count once in each note as unnamed. Lost words carry nothing.
 */
export function strengthOf(evidence: readonly Source[]): Strength {
  const there = evidence.filter(({ lost }) => !lost).map((source) => ({ ...source, voices: voicesOf(source) }));
  const notesOf = (sources: readonly Source[]) => new Set(sources.map(({ noteId }) => noteId)).size;
  return {
    people: new Set(there.flatMap(({ voices }) => voices)).size,
    unnamed: notesOf(there.filter(({ voices }) => voices.length === 0)),
    sources: notesOf(there),
  };
}

/** One key for each of those who say it. */
function voicesOf({ noteId, speakers, saidBy }: Source): string[] {
  const said = saidBy ?? speakers.map((name) => ({ name, personId: null }));
  const named = said.filter(({ name }) => name !== null);
  if (named.length === 0) return said.length === 1 && said[0]!.personId !== null ? [said[0]!.personId] : [];
  return named.map(({ name, personId }) => personId ?? JSON.stringify([noteId, name]));
}
