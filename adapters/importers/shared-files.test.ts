import type { ImportOutcome, NotesOutcome } from '@evident/domain/imports';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RichNode, checkRichText, layOut } from '@evident/domain/content';
import { cpuMs } from '../../test/support/cpu-time.ts';
import { sharedFiles, sharedFolder } from '../../test/support/shared-data.ts';
import { readFile } from './reading/read-file.ts';
import { readRowNotes } from './tables/read-rows.ts';

const FOLDERS = ['transcripts', 'subtitles', 'documents', 'csv', 'feedback'];
const TIME_LIMIT_MS = 20_000;
const read = (file: string): Promise<ImportOutcome> =>
  readFile({ name: path.basename(file), bytes: readFileSync(file) });
const dateColumn = <T>(dates: T[], column: number | null): T | null =>
  column === null ? null : (dates[column] ?? null);

describe.each(FOLDERS)('every file of %s', (folder) => {
  it('becomes notes that may be stored, or is refused in a sentence, in time', async () => {
    const wrong: string[] = [];
    const counts = { notes: 0, table: 0, refused: 0 };
    for (const file of sharedFiles(folder)) {
      const began = cpuMs();
      const outcome = await read(file);
      counts[outcome.kind] += 1;
      const problem = await problemWith(file, outcome);
      if (problem) wrong.push(`${file}: ${problem}`);
      if (cpuMs() - began > TIME_LIMIT_MS) wrong.push(`${file}: too slow`);
    }
    expect(wrong).toEqual([]);
    if (sharedFolder(folder)) expect(counts.notes + counts.table).toBeGreaterThan(0);
  }, 300_000);
});

async function problemWith(file: string, outcome: ImportOutcome): Promise<string | null> {
  if (outcome.kind === 'refused')
    return /^[A-Z].*[^.]$/.test(outcome.title) && /^[A-Z“].*\.$/.test(outcome.advice)
      ? null
      : `refused as ${JSON.stringify(outcome)}`;
  if (outcome.kind === 'notes')
    return outcome.notes.length === 0
      ? 'no note'
      : (outcome.notes.map(({ title, content }) => checked(title, content)).find(Boolean) ?? null);
  let rows = 0;
  const plan = {
    header: outcome.header,
    mapping: outcome.mapping,
    dates: dateColumn(outcome.dates, outcome.mapping.date),
  };
  for await (const group of readRowNotes({ name: file, bytes: readFileSync(file) }, plan))
    for (const row of group) {
      rows += 1;
      if ('cause' in row && (row.cause === '' || row.line === null)) return 'a fault without a cause or a line';
      // All of the first files and a sample of the rest: there are a hundred thousand.
      const problem =
        'note' in row && (rows < 50 || rows % 500 === 0)
          ? checked(row.note.title, JSON.parse(row.note.content) as RichNode)
          : null;
      if (problem) return problem;
    }
  return rows === outcome.rowCount + outcome.faultCount
    ? null
    : `${rows} rows instead of ${outcome.rowCount} and ${outcome.faultCount} faults`;
}

function checked(title: string, content: RichNode): string | null {
  try {
    checkRichText(content);
    return title.length > 0 && title.length <= 200 ? null : `title of ${title.length} characters`;
  } catch (error) {
    return String(error);
  }
}

const talk = sharedFiles('transcripts/interviews-hitsave').filter((file) => path.basename(file).startsWith('keitai'));
const spoken = async (file: string): Promise<{ words: string[]; times: unknown[] }> => {
  const {
    notes: [note],
  } = (await read(file)) as NotesOutcome;
  const marks = (note!.content.content ?? []).flatMap((turn) =>
    (turn.content ?? []).flatMap((run) => (run.marks ?? []).map((mark) => [run.text, mark.attrs])),
  );
  const turns = (note!.content.content ?? []).map(({ attrs }) => attrs);
  return { words: layOut(note!.content).text.split(/\s+/), times: [turns, marks] };
};

if (talk.length > 0)
  describe('one talk in five formats', () => {
    it('gives the same words in each, and the same times where the format has times', async () => {
      const [json, ...others] = await Promise.all(talk.map(spoken));
      expect(talk.map((file) => path.extname(file))).toEqual(['.json', '.srt', '.tsv', '.txt', '.vtt']);
      for (const other of others) expect(other.words).toEqual(json!.words);
      expect(json!.words.length).toBeGreaterThan(10_000);
      const timed = others.filter((_, index) => path.extname(talk[index + 1]!) !== '.txt');
      for (const other of timed) expect(other.times).toEqual(json!.times);
    });
  });

const big = sharedFiles('csv/fivethirtyeight-surveys').filter((file) => file.includes('large_78k'));

for (const file of big)
  it('78,265 rows are all read', async () => {
    expect(await read(file)).toMatchObject({
      kind: 'table',
      rowCount: 78_265,
      faultCount: 0,
      dates: [null, { epoch: true }],
    });
  });
