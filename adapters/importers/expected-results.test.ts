import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dateOf } from '@evident/domain/dates';
import { parseWebVtt } from './subtitles/webvtt.ts';
import { collectGroups } from '../../test/support/collect.ts';
import { sharedFolder } from '../../test/support/shared-data.ts';
import { readFile } from './reading/read-file.ts';
import { readRows } from './tables/read-rows.ts';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures/imports');
const text = (file: string): string => readFileSync(file, 'utf8');

/** Pairs of a file and its expected result. A few are committed; all run if the shared data is present. */
const captions: [string, string][] = [
  ...readdirSync(path.join(FIXTURES, 'vtt.js'))
    .filter((name) => name.endsWith('.vtt'))
    .map((name): [string, string] => [
      path.join(FIXTURES, 'vtt.js', name),
      path.join(FIXTURES, 'vtt.js', name.replace('.vtt', '.json')),
    ]),
  ...shared('subtitles/vtt.js', (folder) =>
    text(path.join(folder, 'expected.tsv'))
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split('\t').map((name) => path.join(folder, name)) as [string, string]),
  ),
];
const tables: [string, string][] = [
  ...readdirSync(path.join(FIXTURES, 'csv-spectrum'))
    .filter((name) => name.endsWith('.csv'))
    .map((name): [string, string] => [
      path.join(FIXTURES, 'csv-spectrum', name),
      path.join(FIXTURES, 'csv-spectrum', name.replace('.csv', '.json')),
    ]),
  ...shared('csv/csv-spectrum', (folder) =>
    readdirSync(path.join(folder, 'csvs')).map((name): [string, string] => [
      path.join(folder, 'csvs', name),
      path.join(folder, 'json', name.replace('.csv', '.json')),
    ]),
  ),
];

function shared(folder: string, pairs: (folder: string) => [string, string][]): [string, string][] {
  const place = sharedFolder(folder);
  return place ? pairs(place) : [];
}

// The expected files follow an older draft with different names for alignments.
const TODAY: Record<string, string> = { middle: 'center' };
const POSITION_TODAY: Record<string, string> = { middle: 'center', start: 'line-left', end: 'line-right' };

interface ExpectedCues {
  cues: {
    id: string;
    startTime: number;
    endTime: number;
    text: string;
    align: string;
    lineAlign: string;
    positionAlign: string;
    region: object | '';
    pauseOnExit: boolean;
  }[];
  regions: object[];
}

it.each(captions)('%s gives the cues of %s', (file, expectedFile) => {
  const expected = JSON.parse(text(expectedFile)) as ExpectedCues;
  const { cues, regions } = parseWebVtt(text(file)) ?? { cues: [], regions: [] };
  const nameless = (region: object): object => ({ ...region, id: undefined });
  expect(regions.map(nameless)).toEqual(expected.regions);
  expect(
    cues.map(({ region, ...cue }) => ({
      ...cue,
      region: regions.filter(({ id }) => id === region).map(nameless)[0] ?? '',
    })),
  ).toEqual(
    expected.cues.map(({ startTime, endTime, ...cue }) => ({
      ...cue,
      pauseOnExit: undefined,
      start: startTime * 1000,
      end: endTime * 1000,
      align: TODAY[cue.align] ?? cue.align,
      lineAlign: TODAY[cue.lineAlign] ?? cue.lineAlign,
      positionAlign: POSITION_TODAY[cue.positionAlign],
    })),
  );
});

it.each(tables)('%s gives the values of %s', async (file, expectedFile) => {
  const [header, ...rows] = await collectGroups(
    readRows({ name: file, bytes: readFileSync(file), options: { header: false } }),
  );
  const names = header && 'cells' in header ? header.cells : [];
  const records = rows.map((row) =>
    Object.fromEntries(('cells' in row ? row.cells : []).map((cell, column) => [names[column], cell])),
  );
  // Cells use \n for line breaks, like the rows of every file.
  expect(records).toEqual(JSON.parse(text(expectedFile).replaceAll('\\r\\n', '\\n')));
});

const dated = shared('csv/csvkit', (folder) => [
  [path.join(folder, 'test_date_format.csv'), path.join(folder, 'test_date_format_converted.csv')],
]);

for (const [file, expectedFile] of dated)
  it(`${file} gives the dates of ${expectedFile}`, async () => {
    const dates = async (name: string): Promise<unknown> => {
      const read = await readFile({ name, bytes: readFileSync(name) });
      if (read.kind !== 'table') throw new Error(read.kind);
      return read.rows.map(({ cells }) => (read.dates[0] ? dateOf(cells[0] ?? '', read.dates[0]) : null));
    };
    expect(await dates(file)).toEqual(await dates(expectedFile));
  });
