import type { AskedScope } from '@evident/domain/conversations';
import type { Actor } from '@evident/domain/permissions';
import type { ChosenPlace, Research, ResearchStep } from '@evident/domain/research';
import type { AiTextPorts, EvidenceWriter } from '../ai/index.ts';
import type { FindPassages } from '../conversations/index.ts';
import type { Understanding } from '../extraction/index.ts';
import { readSaid, type SaidReading, type SaidSentence } from './read-said.ts';
import type { ResearchReader } from './research-reader.ts';

export interface StepTools {
  readonly find: FindPassages;
  readonly reader: ResearchReader;
  readonly understanding: Understanding;
  readonly writer: EvidenceWriter;
  readonly texts: AiTextPorts;
}

export interface StepContext {
  readonly research: Research;
  readonly actor: Actor;
  readonly steps: readonly ResearchStep[];
  readonly stopping: () => boolean;
}

export const scopeOf = ({ scopeType: type, scopeId: id }: Research): AskedScope => ({ type, id });

export interface PlaceRead {
  readonly place: ChosenPlace;
  readonly text: string;
  readonly vector: Float32Array;
  readonly sentence: SaidSentence;
}

/** The words and meanings of places; those whose note the actor no longer sees or whose words changed are left out. */
export async function placesRead(
  { reader, understanding }: Pick<StepTools, 'reader' | 'understanding'>,
  actor: Actor,
  places: readonly ChosenPlace[],
): Promise<{ readonly read: PlaceRead[]; readonly meanings: SaidReading['meanings']; readonly isUnderstood: boolean }> {
  const notes = await reader.notes(actor, [...new Set(places.map(({ noteId }) => noteId))]);
  const { sentences, meanings, isUnderstood } = await readSaid(understanding, notes);
  const byPlace = new Map(
    sentences.map((sentence) => [`${sentence.source} ${sentence.start} ${sentence.end}`, sentence]),
  );
  const read = places.flatMap((place) => {
    const sentence = byPlace.get(`${place.noteId} ${place.start} ${place.end}`);
    return sentence ? [{ place, text: sentence.text, vector: sentence.vector, sentence }] : [];
  });
  return { read, meanings, isUnderstood };
}
