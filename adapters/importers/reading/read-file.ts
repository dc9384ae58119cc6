import {
  type CueList,
  type ImportFile,
  type ImportOptions,
  type ImportOutcome,
  NOTE_TEXT_MAX,
  type NotesOutcome,
  type TableOutcome,
  blocksOfPlainText,
  turnPattern,
} from '@evident/domain/imports';
import { Refusal, refuse } from '@evident/domain/kernel';
import { chatOf } from '../transcripts/chat-log.ts';
import { cuesOfJson } from '../json/json-transcript.ts';
import { cuesOfLrc } from '../subtitles/lrc.ts';
import { cuesOfSbv, cuesOfSubRip, cuesOfWebVtt } from '../subtitles/subtitles.ts';
import { cuesOfStampedLines } from '../subtitles/stamped-lines.ts';
import { datedNotes } from '../notes/dated-notes.ts';
import { type NamedText, noteOfBlocks, noteOfChat } from '../notes/note-of-blocks.ts';
import { decodedTable } from '../tables/open-table.ts';
import { parsedJson } from '../json/parsed-json.ts';
import { rowsOfJson } from '../tables/json-rows.ts';
import { isGrowing, withWordCount } from '../notes/word-count.ts';
import { readCues } from '../subtitles/read-cues.ts';
import { readDocx } from '../office/read-docx.ts';
import { readHtml } from '../html/read-html.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { readOdt } from '../office/read-odt.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { readRtf } from '../office/read-rtf.ts';
import { readTable } from '../tables/read-table.ts';
import { sniff } from '../detection/sniff.ts';
import { withCaptionComments } from '../subtitles/caption-comments.ts';
import { writtenWords } from '../subtitles/written-words.ts';
import { type TextKind, sniffText } from '../detection/sniff-text.ts';

/** In bytes. Larger files are refused before they are read. Tables are exempt. */
const DOCUMENT_MAX = 50 * 1024 * 1024;

/** The minimum share of timestamped lines that begin with a name, for names to count as speakers. */
const STAMPED_NAMES = 0.5;

/**
 * Reads an uploaded or pasted file. Returns notes, a table whose rows become notes, or a refusal. Never throws on
 * invalid content.
 */
export async function readFile(file: ImportFile): Promise<ImportOutcome> {
  try {
    const outcome = withoutMatch(file, await readByKind(file));
    return outcome.kind === 'notes' ? datedNotes(outcome, file.options?.date) : outcome;
  } catch (error) {
    if (error instanceof Refusal)
      return { kind: 'refused', code: error.code, title: error.title, advice: error.advice ?? '' };
    return {
      kind: 'refused',
      code: 'UnprocessableContent',
      title: 'The file can’t be read',
      advice: 'Save it in another format, such as text or DOCX, and import that file.',
    };
  }
}

/** Says that no turn begins in the told form. */
function withoutMatch({ options }: ImportFile, outcome: NotesOutcome | TableOutcome): NotesOutcome | TableOutcome {
  if (outcome.kind !== 'notes' || options?.pattern === undefined) return outcome;
  const isFound = outcome.notes.some(({ content }) => content.content?.some(({ type }) => type === 'turn'));
  return isFound ? outcome : { ...outcome, notices: [...outcome.notices, 'No line begins a turn in this form.'] };
}

async function readByKind(file: ImportFile): Promise<NotesOutcome | TableOutcome> {
  const { bytes } = file;
  if (bytes.length === 0) refuse('UnprocessableContent', 'The file is empty', 'Choose a file that contains text.');
  const kind = await sniff(bytes);
  if (typeof kind === 'object') return refuse('UnprocessableContent', `The file is ${kind.other}`, kind.advice);
  if (kind === 'text') return readText(file);
  if (bytes.length > DOCUMENT_MAX)
    refuse('UnprocessableContent', 'The document is larger than 50 MB', 'Split it, or save it without pictures.');
  if (kind === 'sheet') return readTable(file);
  const named = namedText(file);
  if (kind === 'pdf') return readPdf(bytes, named);
  if (kind === 'docx') return readDocx(bytes, named, file.options?.comments);
  const { comments } = file.options ?? {};
  return kind === 'odt' ? readOdt(bytes, named, comments) : readRtf(bytes, named, comments);
}

async function readText(file: ImportFile): Promise<NotesOutcome | TableOutcome> {
  const { name, options = {} } = file;
  const { text } = decodedTable(file.bytes, options);
  if (text.replace(/^\ufeff/, '').trim() === '')
    refuse('UnprocessableContent', 'The file is empty', 'Choose a file that contains text.');
  const seems = sniffText(text, name);
  const kind = asToldIn(options, seems);
  if (typeof kind === 'object') return refuse('UnprocessableContent', `The file is ${kind.other}`, kind.advice);
  if (kind === 'table') return readTable(file);
  if (text.length > DOCUMENT_MAX)
    refuse('UnprocessableContent', 'The text is larger than 50 MB', 'Split it into several files.');
  // Some programs write Windows line ends twice.
  const body = text.replace(/^\ufeff/, '').replaceAll('\r\r\n', '\n');
  switch (kind) {
    case 'webvtt':
      return captions(body, readCues('WebVTT', name, cuesOfCaptions(body)), options.comments);
    case 'subrip':
      return captions(body, readCues('SubRip', name, cuesOfSubRip(body)), options.comments);
    case 'sbv':
      return captions(body, readCues('SBV', name, cuesOfSbv(body)), options.comments);
    case 'lrc':
      return readCues('LRC', name, cuesOfLrc(body), STAMPED_NAMES);
    case 'json':
      return readJson(parsedJson(body) ?? damagedJson(), file);
    case 'html':
      return readHtml(body, namedText(file));
    case 'markdown':
      return readMarkdown(body, namedText(file));
    default:
      return readPlainText(body, namedText(file));
  }
}

/** Text and tables are hard to distinguish: the member's choice overrides detection. */
function asToldIn({ read, pattern }: ImportOptions, seems: TextKind): TextKind {
  if (read === 'table' && (seems === 'plain' || seems === 'markdown')) return 'table';
  return (read === 'text' || pattern !== undefined) && seems === 'table' ? 'plain' : seems;
}

function namedText({ name, options = {} }: ImportFile): NamedText {
  if (options.pattern !== undefined) return { name, turns: turnPattern(options.pattern) };
  return { name, turns: options.read !== 'text' };
}

function readPlainText(body: string, file: NamedText): NotesOutcome {
  if (body.length > NOTE_TEXT_MAX)
    refuse('UnprocessableContent', 'The text is longer than 5,000,000 characters', 'Split the file.');
  const stamped = file.turns === true ? cuesOfStampedLines(body) : null;
  const isRepeated = isGrowing(body);
  if (stamped) return withWordCount(readCues('Plain text', file.name, stamped, STAMPED_NAMES), body, { isRepeated });
  const chat = file.turns === true ? chatOf(body) : null;
  const note = chat ? noteOfChat(chat, file.name) : noteOfBlocks(blocksOfPlainText(body), file);
  const outcome: NotesOutcome = { kind: 'notes', format: 'Plain text', notes: [note], faults: [], notices: [] };
  return chat ? outcome : withWordCount(outcome, body, { isRepeated });
}

/** Counts the words of captions, which some files repeat, and reads their comments. */
function captions(body: string, outcome: NotesOutcome, withComments: boolean | undefined): NotesOutcome {
  const written = writtenWords(body.replaceAll('[br]', '\n'));
  return withCaptionComments(withWordCount(outcome, written.words, { isRepeated: true }), written, withComments);
}

/** A transcript or a list of texts. oTranscribe exports HTML inside JSON. */
function readJson(value: unknown, file: ImportFile): NotesOutcome | Promise<NotesOutcome | TableOutcome> {
  const { text } = Object(value) as { text?: unknown };
  if (typeof text === 'string' && /^\s*<(?:p|div|span)[\s>]/.test(text)) return readHtml(text, namedText(file));
  const cues = file.options?.read === 'table' ? null : cuesOfJson(value);
  if (!cues && rowsOfJson(value)) return readTable(file);
  return withWordCount(readCues('JSON transcript', file.name, cues ?? noTranscript()), spokenIn(value), {
    isRepeated: true,
  });
}

/** Texts of a JSON transcript, at any depth. */
function spokenIn(value: unknown): string {
  const texts: string[] = [];
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    if (typeof next === 'object' && next !== null)
      for (const [name, inner] of Object.entries(next)) {
        if (typeof inner === 'string' && name === 'text') texts.push(inner);
        else if (inner !== null && inner !== undefined) open.push(inner);
      }
  return texts.join('\n');
}

/** Captions without the WebVTT signature or with invalid times are read as SubRip, which is more lenient. */
function cuesOfCaptions(body: string): CueList {
  const strict = cuesOfWebVtt(body);
  if (strict && hasTimes(strict)) return strict;
  const lenient = cuesOfSubRip(body);
  return hasTimes(lenient) || !strict ? lenient : strict;
}

const hasTimes = ({ cues }: CueList): boolean => cues.some(({ start }) => start !== null);

const damagedJson = (): never =>
  refuse('UnprocessableContent', 'The JSON file is damaged or incomplete', 'Export it again and import that file.');
const noTranscript = (): never =>
  refuse(
    'UnprocessableContent',
    'The JSON file is neither a transcript nor a list of texts',
    'Import a transcript in the format of Whisper (segments with text and times), a list of texts, or another format.',
  );
