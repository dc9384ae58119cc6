import type { ImportOptions, Mapping, Preview } from './shapes.ts';

/** A file somebody wants to import, from choosing it to knowing what it becomes. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'uploading' | 'reading' | 'ready' | 'failed';
  /** 0 to 1. */
  readonly sent: number;
  readonly fileId: string | null;
  readonly preview: Preview | null;
  readonly options: ImportOptions;
  /** How the columns of a table are used; the guess until somebody changes it. */
  readonly mapping: Mapping | null;
  /** What to do with a note that the file corrects. */
  readonly known: 'update' | 'create';
  /** Why it could not be sent or read. */
  readonly problem: string | null;
  /** Whether trying again may help. */
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

/** A file that was read (again): the roles somebody gave its columns stay where the columns are as many. */
export function readAs(file: ChosenFile, preview: Preview): ChosenFile {
  const changed = file.preview !== null && JSON.stringify(file.mapping) !== JSON.stringify(file.preview.mapping);
  const kept = changed && preview.kind === 'table' && preview.header.length === file.preview.header.length;
  return { ...file, state: 'ready', preview, mapping: kept ? file.mapping : preview.mapping };
}

/** Whether it will become anything. */
export const canImport = ({ state, preview }: ChosenFile): boolean =>
  state === 'ready' && preview !== null && preview.kind !== 'refused';

/** The notes of the project that a file corrects, each once. */
export const correctedBy = ({ preview }: ChosenFile): { id: string; title: string }[] => [
  ...new Map(
    (preview?.notes ?? []).flatMap(({ corrects }) => (corrects === null ? [] : [[corrects.id, corrects] as const])),
  ).values(),
];

export const isBusy = ({ state }: ChosenFile): boolean =>
  state === 'waiting' || state === 'uploading' || state === 'reading';

/** How many notes files become: each row of a table is one. */
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

/** Whether it is one note now and may be a table, or the other way round because somebody said so. */
export const mayBeTable = ({ preview, options }: ChosenFile): boolean =>
  options.read === 'table' ||
  (options.read === undefined &&
    preview?.kind === 'notes' &&
    (preview.format === 'Dialogue table' || preview.format === 'Plain text'));

/** Whether it is a table or a conversation now and may be a text as it stands, or the other way round because somebody said so. */
export const mayBeText = ({ preview, options }: ChosenFile): boolean =>
  options.read === 'text' ||
  (options.read === undefined &&
    (preview?.kind === 'table' ||
      (TEXTS.has(preview?.format ?? '') && preview!.notes.some(({ speakers }) => speakers.length > 0))));

/** Whether it is a note of letters whose encoding somebody may know better. */
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

/** What a file becomes, in a few words: `Interview, 2 speakers`, `Table, 1,706 rows`, or why not. */
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

/** The one reason for a refusal that a person can wave aside. */
export const holdsNul = ({ preview, options }: ChosenFile): boolean =>
  preview?.kind === 'refused' && !options.ignoreNul && /\bNUL\b/.test(preview.title ?? '');

const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** `12 kB`, in steps of a thousand, as file managers say it. */
export function sizeInWords(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < UNITS.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${bytes === 1 ? 'byte' : UNITS[unit]}`;
}
