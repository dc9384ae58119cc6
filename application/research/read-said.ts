import type { Source } from '@evident/domain/evidence';
import type { ReadSentence, Vector } from '@evident/domain/extraction';
import { type NoteRead, type Related, saidIn } from '@evident/domain/research';
import { type Reading, readSentences, type Understanding } from '../extraction/index.ts';

/** A sentence that a participant said. */
export interface SaidSentence extends ReadSentence, Related {
  /** Number of the speaker among the participants of the note, from 0. */
  readonly voice: number;
  /** The heading or question that it follows; empty if there is none. */
  readonly asked: string;
}

export interface SaidReading extends Pick<Reading, 'meanings' | 'isUnderstood'> {
  readonly sentences: readonly SaidSentence[];
  /** Participants of each note, by its id; 0 for notes without speakers. */
  readonly voices: ReadonlyMap<Source['id'], number>;
}

/** Reads what participants said in notes, with the heading or question that each sentence follows. */
export async function readSaid(
  understanding: Understanding,
  notes: ReadonlyMap<string, NoteRead>,
): Promise<SaidReading> {
  const all = [...notes.values()];
  const { sentences, meanings, isUnderstood } = await readSentences(understanding, all);
  const said = new Map(all.map((note) => [note.key, saidIn(note)]));
  const kept = sentences.filter((sentence) => said.get(sentence.source)!.isSaid(sentence));
  const contexts = kept.map((sentence) => said.get(sentence.source)!.contextOf(sentence));
  const distinct = [...new Set(contexts.filter((context) => context !== ''))];
  const vectors = await meanings(distinct);
  const byText = new Map<string, Vector>(distinct.map((context, at) => [context, vectors[at]!]));
  return {
    sentences: kept.map((sentence, at) => ({
      ...sentence,
      voice: said.get(sentence.source)!.voiceOf(sentence),
      asked: contexts[at]!,
      context: byText.get(contexts[at]!) ?? null,
    })),
    voices: new Map(all.map(({ id, key }) => [id, said.get(key)!.voices])),
    meanings,
    isUnderstood,
  };
}
