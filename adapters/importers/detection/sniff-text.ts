import path from 'node:path';
import { DELIMITERS, type Delimiter, dialogueColumns, patternOf } from '@evident/domain/imports';
import { delimiterOf } from './delimiter.ts';

/** Kinds of text. */
export type TextKind =
  | 'webvtt'
  | 'subrip'
  | 'sbv'
  | 'lrc'
  | 'json'
  | 'html'
  | 'markdown'
  | 'plain'
  | 'table'
  | { other: string; advice: string };

const CAPTIONS = 'Save the captions as WebVTT or SubRip (.srt) and import that file.';

/** Signatures of formats, independent of the file name. The first match wins. */
const SIGNS: readonly (readonly [RegExp, TextKind])[] = [
  [/^WEBVTT(?:[ \t\r\n]|$)/, 'webvtt'],
  [/^(?:\d+\s{1,20})?\d{1,3}:\d{2}:\d{2}[,.]\d{1,3}\s*-->/, 'subrip'],
  [/^\d{1,3}:\d{2}:\d{2}\.\d{3},\d{1,3}:\d{2}:\d{2}\.\d{3}\s*\r?\n/, 'sbv'],
  [/^Scenarist_SCC\b/i, { other: 'captions in the Scenarist format (SCC)', advice: CAPTIONS }],
  [/^(?:\[(?:ti|ar|al|au|by|re|ve|la|length|offset|#):[^\]\n]*\]\s*){1,20}\[\d{1,3}:\d{2}/i, 'lrc'],
  [/^<SAMI>/i, { other: 'captions in the SAMI format', advice: CAPTIONS }],
  [/^\[Script Info\]/i, { other: 'captions in the SubStation Alpha format', advice: CAPTIONS }],
  [/^\{\d+\}\{\d+\}/, { other: 'captions timed in frames (MicroDVD)', advice: CAPTIONS }],
  [
    /^SPEAKER \S+ \d+ [\d.]+ [\d.]+ /,
    { other: 'speaker times without a transcript (RTTM)', advice: 'Import the transcript instead.' },
  ],
  [/^<\?xml[^]{0,500}<(?:tt|timedtext|transcript)[\s>]/i, { other: 'captions in XML', advice: CAPTIONS }],
  [
    /^<\?xml(?![^]{0,2000}<html)/i,
    { other: 'an XML file', advice: 'Save it as text, Markdown, HTML or CSV and import that file.' },
  ],
  [/^<(?:tt|timedtext)[\s>]/i, { other: 'captions in XML', advice: CAPTIONS }],
  [/^<svg[\s>]/i, { other: 'a picture', advice: 'Import text; pictures can be added to a note.' }],
  [/^(?:<!--[^]{0,2000}?-->\s{0,20})?<(?:!doctype\s+html|html|head|body)[\s>]/i, 'html'],
  [/^<\?xml[^]{0,2000}<html/i, 'html'],
];

const BY_NAME: Readonly<Record<string, TextKind>> = {
  '.vtt': 'webvtt',
  '.srt': 'subrip',
  '.sbv': 'sbv',
  '.lrc': 'lrc',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdown': 'markdown',
  '.mkd': 'markdown',
  '.csv': 'table',
  '.tsv': 'table',
  '.tab': 'table',
  '.psv': 'table',
  '.ssv': 'table',
  '.htm': 'html',
  '.html': 'html',
  '.xhtml': 'html',
};
const BEGIN = 5000;

/** Detects the kind of a text by its beginning, then by the file extension, then by its shape. */
export function sniffText(text: string, name: string): TextKind {
  const begin = text
    .replace(/^\ufeff/, '')
    .trimStart()
    .slice(0, BEGIN);
  const sign = SIGNS.find(([pattern]) => pattern.test(begin));
  if (sign) return sign[1];
  const ending = path.extname(name).toLowerCase();
  if (isJson(text, ending)) return 'json';
  const named = BY_NAME[ending];
  if (named === 'html' && !/<[a-z][^<>]*>/i.test(text)) return 'plain';
  if (named) return named;
  if (isTable(begin)) return 'table';
  if (ending === '' && /<(p|div|br|h[1-6]|ul|table)[\s/>]/i.test(begin) && /<\/(p|div|h[1-6]|ul|table)>/i.test(begin))
    return 'html';
  return isMarkdown(begin) ? 'markdown' : 'plain';
}

function isJson(text: string, ending: string): boolean {
  if (/^\.(?:json|jsonl|ndjson)$/.test(ending)) return true;
  if (!/^\s*[[{]/.test(text.slice(0, 200))) return false;
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Whether several lines begin with Markdown syntax, or the text begins with front matter. */
const isMarkdown = (begin: string): boolean =>
  (/^---\r?\n[\w-]+:/.test(begin) && /\n(?:---|\.\.\.)\s/.test(begin)) ||
  (/^\+\+\+\r?\n[\w-]+ *=/.test(begin) && /\n\+\+\+\s/.test(begin)) ||
  (begin.match(/^(?:#{1,6} \S|\*\*[^*\n]{1,60}\*\*|[-*] \[[ x]\] |```|\|[ :-]+\|)/gm)?.length ?? 0) >= 2;

const TABLE_LINES = 4;
/** `[0;15] Sam: …` */
const STAMP = /^\s*[[({<#]\d{1,3}(?:;\d{2}){1,3}[\])}>#]/;

/** Whether all lines have the same number of delimiters and are not sentences. */
function isTable(begin: string): boolean {
  const lines = begin
    .split(/\r\n|\n|\r/)
    .slice(0, 20)
    .filter((line) => line.trim() !== '');
  const whole = begin.length >= BEGIN ? lines.slice(0, -1) : lines;
  // a name, a colon and a tab begin a turn
  if (whole.length < TABLE_LINES || whole.filter((line) => /[:：]\t/.test(line)).length * 2 > whole.length)
    return false;
  const delimiter = delimiterOf(begin);
  if (delimiter === ';' && whole.filter((line) => STAMP.test(line)).length * 2 > whole.length) return false;
  const counts = whole.map((line) => line.split(delimiter).length - 1);
  const [first = 0] = counts;
  return (
    DELIMITERS.includes(delimiter) &&
    first >= (delimiter === ',' ? 2 : 1) &&
    counts.every((count) => count === first) &&
    !areSentences(whole, delimiter) &&
    !(delimiter === '\t' && !dialogueColumns(whole[0]!.split(delimiter)) && patternOf(whole))
  );
}

/** Whether most delimiters are followed by spaces and most lines end with punctuation. */
function areSentences(lines: readonly string[], delimiter: Delimiter): boolean {
  if (delimiter !== ',' && delimiter !== ';') return false;
  const [marks, spaced] = [lines.flatMap((line) => line.split(delimiter).slice(1)), /^\s/];
  const ended = lines.filter((line) => /[.!?…:]["'”’»)]?\s*$/.test(line)).length;
  return marks.filter((after) => spaced.test(after)).length * 2 > marks.length && ended * 2 >= lines.length;
}
