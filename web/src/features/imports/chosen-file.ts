import type { ImportOptions, Mapping, Preview } from './shapes.ts';

/** A file selected for import, with its upload state and preview. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'uploading' | 'reading' | 'ready' | 'failed';
  /** Upload progress, 0 to 1. */
  readonly sent: number;
  readonly fileId: string | null;
  readonly preview: Preview | null;
  readonly options: ImportOptions;
  /** The roles of the columns: detected, or set by the member. */
  readonly mapping: Mapping | null;
  /** How to handle notes that the file corrects. */
  readonly known: 'update' | 'create';
  /** The reason that upload or reading failed. */
  readonly problem: string | null;
  /** Whether a retry can help. */
  readonly mayPass: boolean;
}

export const chosen = (key: string, { name, size }: Pick<File, 'name' | 'size'>): ChosenFile => ({
  key,
  name,
  size,
  state: 'waiting',
  sent: 0,
  fileId: null,
  preview: null,
  options: {},
  mapping: null,
  known: 'update',
  problem: null,
  mayPass: false,
});

/** Applies a new preview. Keeps the roles that the member set if the number of columns is the same. */
export function readAs(file: ChosenFile, preview: Preview): ChosenFile {
  const changed = file.preview !== null && JSON.stringify(file.mapping) !== JSON.stringify(file.preview.mapping);
  const kept = changed && preview.kind === 'table' && preview.header.length === file.preview.header.length;
  return { ...file, state: 'ready', preview, mapping: kept ? file.mapping : preview.mapping };
}

/** Whether the file yields any notes. */
export const canImport = ({ state, preview }: ChosenFile): boolean =>
  state === 'ready' && preview !== null && preview.kind !== 'refused';

/** The distinct existing notes that a file corrects. */
export const correctedBy = ({ preview }: ChosenFile): { id: string; title: string }[] => [
  ...new Map(
    (preview?.notes ?? []).flatMap(({ corrects }) => (corrects === null ? [] : [[corrects.id, corrects] as const])),
  ).values(),
];

/** The date that the note of a file states; null without one, and for several notes. */
export const statedIn = ({ preview }: ChosenFile): Preview['notes'][number]['date'] =>
  preview?.notes.length === 1 ? preview.notes[0]!.date : null;

/** Whether a date is offered that was not taken yet. */
export const offersDate = (file: ChosenFile): boolean => canImport(file) && statedIn(file)?.taken === false;

export const isBusy = ({ state }: ChosenFile): boolean =>
  state === 'waiting' || state === 'uploading' || state === 'reading';

/** The number of notes in the files: one per table row. */
export const noteCount = (files: readonly ChosenFile[]): number =>
  files.reduce((sum, { preview }) => sum + countOf(preview), 0);

const countOf = (preview: Preview | null): number =>
  preview === null || preview.kind === 'refused'
    ? 0
    : preview.kind === 'table'
      ? preview.rowCount
      : preview.notes.length;

/** `34 notes`. */
export const notesInWords = (count: number): string => counted(count, 'note');

/** Whether “Read as table” is offered: for text that can be a table, and to revert the choice. */
export const mayBeTable = ({ preview, options }: ChosenFile): boolean =>
  options.read === 'table' ||
  (options.read === undefined &&
    preview?.kind === 'notes' &&
    (preview.format === 'Dialogue table' || preview.format === 'Plain text'));

/** Whether “Read as text” is offered: for tables and conversations, and to revert the choice. */
export const mayBeText = ({ preview, options }: ChosenFile): boolean =>
  options.read === 'text' ||
  (options.read === undefined &&
    (preview?.kind === 'table' ||
      (TEXTS.has(preview?.format ?? '') && preview!.notes.some(({ speakers }) => speakers.length > 0))));

/** Whether the member can choose how turns begin. */
export const mayHaveTurns = ({ preview, options }: ChosenFile): boolean =>
  options.pattern !== undefined ||
  (options.read === undefined && preview?.kind === 'notes' && TEXTS.has(preview.format ?? ''));

/** Whether the member can leave out comments of the file, also to revert that. */
export const hasComments = (file: ChosenFile): boolean => file.options.comments === false || commentsIn(file) > 0;

/** `Import 12 comments`. Those that are left out are not counted. */
export const commentsLabel = (file: ChosenFile): string =>
  commentsIn(file) === 0 ? 'Import the comments' : `Import ${counted(commentsIn(file), 'comment')}`;

const commentsIn = ({ preview }: ChosenFile): number =>
  (preview?.notes ?? []).reduce((sum, { comments }) => sum + comments, 0);

/** Whether the member can override the encoding. */
export const hasEncoding = ({ preview }: ChosenFile): boolean =>
  preview?.kind === 'notes' && ENCODED.has(preview.format ?? '');

const ENCODED: ReadonlySet<string> = new Set([
  'Plain text',
  'Markdown',
  'HTML',
  'WebVTT',
  'SubRip',
  'SBV',
  'LRC',
  'Dialogue table',
]);
const TEXTS: ReadonlySet<string> = new Set(['Plain text', 'Markdown', 'HTML', 'DOCX', 'ODT', 'RTF', 'PDF']);

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** A summary of the file: `Interview, 2 speakers`, `Table, 1,706 rows`, or the reason it cannot be imported. */
export function fileSummary(file: ChosenFile): string {
  const { preview } = file;
  if (file.problem !== null) return file.problem;
  if (file.state === 'waiting') return 'Waiting to upload';
  if (file.state === 'uploading') return `Uploading, ${Math.round(file.sent * 100)}%`;
  if (preview === null) return 'Reading';
  if (preview.kind === 'refused') return refusal(preview);
  if (preview.kind === 'table')
    return [`Table, ${counted(preview.rowCount, 'row')}`, left(preview.faultCount, 'row')].filter(Boolean).join(', ');
  const speakers = new Set(preview.notes.flatMap((note) => note.speakers)).size;
  const what =
    preview.notes.length > 1
      ? counted(preview.notes.length, 'note')
      : speakers > 0
        ? `Interview, ${counted(speakers, 'speaker')}`
        : `Note from ${preview.format ?? 'text'}`;
  return [what, left(preview.faultCount, 'piece')].filter(Boolean).join(', ');
}

const left = (count: number, thing: string): string => (count === 0 ? '' : `${counted(count, thing)} can’t be read`);

const refusal = ({ title, advice }: Preview): string =>
  [title, advice]
    .filter(Boolean)
    .map((sentence) => sentence!.replace(/[.!?]?$/, '.'))
    .join(' ');

/** NUL bytes are the only refusal that the member can override. */
export const holdsNul = ({ preview, options }: ChosenFile): boolean =>
  preview?.kind === 'refused' && !options.ignoreNul && /\bNUL\b/.test(preview.title ?? '');
