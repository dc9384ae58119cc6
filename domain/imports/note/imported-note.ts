import { RICH_TEXT_LIMITS, type RichNode, plainText } from '../../content/index.ts';
import { TITLE_MAX } from '../../kernel/index.ts';
import type { ImportedThread } from './imported-thread.ts';
import type { StatedDate } from './stated-date.ts';
import { asName, truncated, cleanText } from './clean-text.ts';

/** A speaker in an imported note. The id is local to the note; turns refer to it. */
export interface ImportedSpeaker {
  id: string;
  name: string;
}

/** The note made from a file or a table row. */
export interface ImportedNote {
  title: string;
  /** Day as written, such as `2026-03-14`, without time zone conversion. */
  occurredOn: string | null;
  tags: string[];
  /** As declared by the file (a language tag such as `en` or `pt-BR`); never guessed. */
  language: string | null;
  speakers: ImportedSpeaker[];
  content: RichNode;
  /** Data of the file without a field in a note, by name. */
  raw: Record<string, string>;
  /** The date that the file declares or its head states. */
  stated?: StatedDate;
  /** Comments of the file. */
  threads?: readonly ImportedThread[];
}

/** A note ready for storage: plain text, content as JSON, and the fingerprint that recognizes a repeated import. */
export interface ReadyNote extends Omit<ImportedNote, 'content'> {
  text: string;
  content: string;
  fingerprint: string;
}

/** Callers that have the content as JSON pass it. */
export const readyNote = (
  { content, ...note }: ImportedNote,
  fingerprint: string,
  json = JSON.stringify(content),
): ReadyNote => ({ ...note, text: plainText(content), content: json, fingerprint });

/**
 * Identity of a row within its file, from its fields and content. Equal rows of one file are distinguished by their
 * order.
 */
export function identityOfRow({ title, raw, occurredOn, tags }: ImportedNote, content: string): string {
  const said = `${JSON.stringify(title)},${content},${JSON.stringify(raw)}`;
  return occurredOn === null && tags.length === 0
    ? `[${said}]`
    : `[${said},${JSON.stringify(occurredOn)},${JSON.stringify(tags)}]`;
}

/** A part of a file that failed to import, with the cause. */
export interface ImportFault {
  /** Line in the file, starting at 1; `null` if the format has no lines. */
  line: number | null;
  cause: string;
  /** The table row that failed. */
  row?: readonly string[];
}

/** Maximum text length of a note, in characters. */
export const NOTE_TEXT_MAX = RICH_TEXT_LIMITS.characters;

/** Returns the first non-empty candidate as a title: one line, at most 200 characters. */
export const titled = (...offers: (string | null | undefined)[]): string =>
  truncated(offers.map((offer) => asName(offer ?? '')).find(Boolean) ?? 'Untitled', TITLE_MAX);

/** Derives a title from a file name: without folders and extension. */
export function titleOfFile(name: string): string {
  const bare = cleanText(name).split(/[/\\]/).pop() ?? '';
  return titled(bare.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/_+/g, ' '), bare, 'Imported file');
}
