import type { HighlightView } from '../highlights/index.ts';
import type { Uuid } from '../kernel/index.ts';

/** A visible piece of evidence. */
export interface EvidencePiece {
  readonly highlight: Pick<
    HighlightView,
    'id' | 'noteId' | 'noteTitle' | 'projectId' | 'projectTitle' | 'speakers' | 'saidBy' | 'lost'
  >;
  readonly occurredOn: string | null;
  readonly contradicts: boolean;
}

/** A person, source or project that evidence comes from. */
export interface EvidenceOrigin {
  readonly key: string;
  /** The id to link to; null for a speaker who is not linked to a person. */
  readonly id: Uuid | null;
  readonly title: string;
  readonly quotes: number;
  readonly contradicting: number;
  /** The first quote from there. */
  readonly highlightId: Uuid;
  readonly noteId: Uuid;
}

export interface EvidenceFacts {
  readonly quotes: number;
  readonly contradicting: number;
  readonly people: readonly EvidenceOrigin[];
  readonly sources: readonly EvidenceOrigin[];
  readonly projects: readonly EvidenceOrigin[];
  /** The dates of the first and last source; null if no source has a date. */
  readonly from: string | null;
  readonly to: string | null;
}

type Named = readonly (readonly [key: string, id: Uuid | null, title: string])[];

/** Where the evidence of an insight comes from, each with its number of quotes, most first. */
export function evidenceFacts(pieces: readonly EvidencePiece[]): EvidenceFacts {
  const there = pieces.filter(({ highlight }) => !highlight.lost);
  const dates = there.flatMap(({ occurredOn }) => occurredOn ?? []).sort();
  return {
    quotes: there.length,
    contradicting: there.filter(({ contradicts }) => contradicts).length,
    people: originsOf(there, peopleOf),
    sources: originsOf(there, ({ highlight: { noteId, noteTitle } }) => [[noteId, noteId, noteTitle]]),
    projects: originsOf(there, ({ highlight: { projectId, projectTitle } }) => [[projectId, projectId, projectTitle]]),
    from: dates[0] ?? null,
    to: dates.at(-1) ?? null,
  };
}

/** A linked person counts once; a speaker who is not linked counts once in each note. */
function peopleOf({ highlight: { noteId, speakers, saidBy } }: EvidencePiece): Named {
  const said = saidBy ?? speakers.map((name) => ({ name, personId: null }));
  return said.flatMap(({ name, personId }) =>
    name === null ? [] : [[personId ?? JSON.stringify([noteId, name]), personId, name] as const],
  );
}

function originsOf(pieces: readonly EvidencePiece[], named: (piece: EvidencePiece) => Named): EvidenceOrigin[] {
  const origins = new Map<string, EvidenceOrigin>();
  for (const piece of pieces)
    for (const [key, id, title] of named(piece)) {
      const known = origins.get(key);
      origins.set(key, {
        key,
        id,
        title,
        highlightId: known?.highlightId ?? piece.highlight.id,
        noteId: known?.noteId ?? piece.highlight.noteId,
        quotes: (known?.quotes ?? 0) + 1,
        contradicting: (known?.contradicting ?? 0) + Number(piece.contradicts),
      });
    }
  return [...origins.values()].sort((one, other) => other.quotes - one.quotes || one.title.localeCompare(other.title));
}
