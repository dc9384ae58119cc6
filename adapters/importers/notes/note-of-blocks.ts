import { RICH_TEXT_LIMITS, type RichNode, plainText } from '@evident/domain/content';
import {
  type ImportedNote,
  NOTE_TEXT_MAX,
  type StatedDate,
  type TurnPattern,
  truncated,
  richDoc,
  titleOfFile,
  titled,
  withTurns,
} from '@evident/domain/imports';
import { refuse } from '@evident/domain/kernel';
import type { ChatLog } from '../transcripts/chat-log.ts';

/** Metadata of a document. */
export interface AboutNote {
  /** Titles in the document, best first. The file name is the fallback. */
  titles?: (string | null)[];
  /** The date that the document declares. */
  stated?: StatedDate;
  tags?: string[];
  language?: string | null;
  raw?: Record<string, string>;
}

/** Name of a text, and whether to look for turns in it, or the form in which they begin. */
export interface NamedText {
  name: string;
  turns: boolean | TurnPattern;
}

/** Makes a note from the blocks of a document and finds the turns of a transcript. A leading heading becomes the title. */
export function noteOfBlocks(
  blocks: readonly RichNode[],
  { name, turns }: NamedText,
  about: AboutNote = {},
): ImportedNote {
  if (blocks.length * 2 > RICH_TEXT_LIMITS.nodes) refuse('UnprocessableContent', TOO_MANY, 'Split the file.');
  const first = blocks[0];
  const offered = (about.titles ?? []).find((title) => title?.trim());
  const head = first?.type === 'heading' && first.attrs?.['level'] === 1 ? plainText(first) : null;
  const isTitle =
    head !== null && head.length <= 200 && blocks.length > 1 && (!offered || offered.trim() === head.trim());
  const text = isTitle ? blocks.slice(1) : blocks;
  const { blocks: content, speakers } = turns
    ? withTurns(text, turns === true ? undefined : turns)
    : { blocks: [...text], speakers: [] };
  return checkedNote({
    title: titled(
      offered,
      head,
      name === '' ? truncated(plainText(richDoc(blocks.slice(0, 1))).split('\n')[0] ?? '', 80) : titleOfFile(name),
    ),
    occurredOn: about.stated?.day ?? null,
    ...(about.stated && { stated: about.stated }),
    tags: about.tags ?? [],
    language: about.language ?? null,
    speakers,
    content: richDoc(content),
    raw: about.raw ?? {},
  });
}

/** Makes a note from a chat, dated by its first message. */
export const noteOfChat = ({ blocks, speakers, day }: ChatLog, name: string): ImportedNote =>
  checkedNote({
    title: titleOfFile(name),
    occurredOn: day,
    tags: [],
    language: null,
    speakers,
    content: richDoc(blocks),
    raw: {},
  });

/** Refuses a note without text or beyond the limits. */
export function checkedNote(note: ImportedNote): ImportedNote {
  const words = plainText(note.content);
  if (!VISIBLE.test(words) && !(note.content.content ?? []).some((node) => node.type === 'table')) {
    refuse('UnprocessableContent', 'The file has no text', 'Choose a file that contains text.');
  }
  if (words.length > NOTE_TEXT_MAX)
    refuse('UnprocessableContent', 'The text is longer than 5,000,000 characters', 'Split the file.');
  if (nodeCount(note.content) > RICH_TEXT_LIMITS.nodes) refuse('UnprocessableContent', TOO_MANY, 'Split the file.');
  return note;
}

const VISIBLE = /[^\s\p{Cf}]/u;
const TOO_MANY = 'The text has too many paragraphs';
const nodeCount = (node: RichNode): number =>
  (node.content ?? []).reduce((count, child) => count + nodeCount(child), 1);

/** Differences from the file. */
export const noticesOf = ({
  pictures,
  flattened = 0,
}: {
  readonly pictures: number;
  readonly flattened?: number;
}): string[] => [
  ...(pictures === 0 ? [] : [pictures === 1 ? 'One picture was left out.' : `${pictures} pictures were left out.`]),
  ...(flattened === 0
    ? []
    : [
        `${flattened === 1 ? 'One table became' : `${flattened} tables became`} lines of text, because a note has at most ${RICH_TEXT_LIMITS.cells.toLocaleString('en')} table cells.`,
      ]),
];
