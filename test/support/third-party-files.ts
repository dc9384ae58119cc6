import { layOut } from '@evident/domain/content';
import type { ImportOutcome, NotesOutcome } from '@evident/domain/imports';
import { readFile } from '../../adapters/importers/reading/read-file.ts';

export type Turn = [speaker: string | null, start: number | null, end: number | null, text: string];

/** Reads a file with this name and content. */
export const read = (name: string, content: string | Uint8Array): Promise<ImportOutcome> =>
  readFile({ name, bytes: typeof content === 'string' ? Buffer.from(content) : content });
export const json = (value: unknown): string => JSON.stringify(value);
export const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Reads a file as one note and returns its blocks, each with its speaker and times in milliseconds. */
export async function turnsOf(name: string, content: string | Uint8Array): Promise<Turn[]> {
  const {
    notes: [note],
  } = (await read(name, content)) as NotesOutcome;
  const names = new Map(note!.speakers.map((speaker) => [speaker.id, speaker.name]));
  return layOut(note!.content).blocks.map(({ speaker, startMs, endMs, text }) => [
    names.get(speaker ?? '') ?? null,
    startMs,
    endMs,
    text,
  ]);
}
