import { RICH_TEXT_LIMITS, type RichNode, plainText } from '../../content/index.ts';
import { TITLE_MAX } from '../../kernel/index.ts';
import { asName, beginning, cleanText } from './clean-text.ts';

/** Somebody who speaks in an imported note. The id is of this note only; turns name it. */
export interface ImportedSpeaker {
  id: string;
  name: string;
}

/** What a file, or one row of a table, becomes. */
export interface ImportedNote {
  title: string;
  /** A day, as `2026-03-14`: the one that was written, wherever its clock stood. */
  occurredOn: string | null;
  tags: string[];
  /** As the file says it (a language tag such as `en` or `pt-BR`); nothing is guessed. */
  language: string | null;
  speakers: ImportedSpeaker[];
  content: RichNode;
  /** Everything the file tells beside the text that has no place in a note yet, name to value. */
  raw: Record<string, string>;
}

/** A note as it is kept: its plain text, its content as JSON, and the fingerprint by which it is known when it comes again. */
export interface ReadyNote extends Omit<ImportedNote, 'content'> {
  text: string;
  content: string;
  fingerprint: string;
}

/** Who has its content as JSON already hands it over. */
export const readyNote = (
  { content, ...note }: ImportedNote,
  fingerprint: string,
  json = JSON.stringify(content),
): ReadyNote => ({ ...note, text: plainText(content), content: json, fingerprint });

/** Identity of a row within its file: everything its note has from it, its content as JSON. Equal rows of one file are told apart by their order. */
export function identityOfRow({ title, raw, occurredOn, tags }: ImportedNote, content: string): string {
  const said = `${JSON.stringify(title)},${content},${JSON.stringify(raw)}`;
  return occurredOn === null && tags.length === 0
    ? `[${said}]`
    : `[${said},${JSON.stringify(occurredOn)},${JSON.stringify(tags)}]`;
}

/** What did not make it, and why. */
export interface ImportFault {
  /** Line in the file, from 1; `null` where the format has no lines. */
  line: number | null;
  cause: string;
  /** The row of a table that did not make it. */
  row?: readonly string[];
}

/** The text of one note, in characters. */
export const NOTE_TEXT_MAX = RICH_TEXT_LIMITS.characters;

/** A title out of what a file offers: on one line, at most 200 characters. */
export const titled = (...offers: (string | null | undefined)[]): string =>
  beginning(offers.map((offer) => asName(offer ?? '')).find(Boolean) ?? 'Untitled', TITLE_MAX);

/** The title that a file name suggests: without folders and without its ending. */
export function titleOfFile(name: string): string {
  const bare = cleanText(name).split(/[/\\]/).pop() ?? '';
  return titled(bare.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/_+/g, ' '), bare, 'Imported file');
}
