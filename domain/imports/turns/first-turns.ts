import { excerpt, plainText } from '../../content/index.ts';
import type { ImportedNote } from '../note/imported-note.ts';

const SHOWN = 6;

/** The first turns of a note: speaker, start in milliseconds, first words. */
export function firstTurns({
  content,
  speakers,
}: Pick<ImportedNote, 'content' | 'speakers'>): { speaker: string | null; start: number | null; text: string }[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  const turns = (content.content ?? []).filter(({ type }) => type === 'turn').slice(0, SHOWN);
  return turns.map((turn) => ({
    speaker: names.get(String(turn.attrs?.['speaker'])) ?? null,
    start: (turn.attrs?.['start'] ?? null) as number | null,
    text: excerpt(plainText(turn)),
  }));
}
