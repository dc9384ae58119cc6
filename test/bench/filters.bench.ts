import {
  type FilterContext,
  type FilterForm,
  type Operator,
  type SystemFieldName,
  compileFilterForm,
  compiledOrRefused,
  parseFilterForm,
} from '@evident/domain/filters';
import { Refusal } from '@evident/domain/kernel';
import type { Row } from './row.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const ROUNDS = 200;
const CONTEXT: FilterContext = {
  now: new Date(),
  timeZone: 'UTC',
  userId: ID,
  fields: new Map(),
  people: true,
  resultKeys: ['highlight'],
};
const ROWS: readonly (readonly [SystemFieldName, Operator, string])[] = [
  ['Title', 'Contains', 'price list of the year'],
  ['Created', 'IsAfter', '2026-05-01'],
  ['Updated', 'IsBefore', '1 month ago'],
  ['Tags', 'HasAllOf', ID],
  ['Insights', 'IsEmpty', ''],
  ['Authors', 'HasNoneOf', 'current user'],
  ['ImportOrigin', 'IsOneOf', 'survey.csv'],
  ['Archived', 'Is', 'false'],
];

const formOf = (count: number, value?: string): FilterForm => ({
  combinator: 'and',
  fieldForms: Array.from({ length: count }, (_, index) => {
    const [name, operator, known] = ROWS[index % ROWS.length]!;
    return { id: String(index), field: { kind: 'system', name }, operator, values: [value ?? known] };
  }),
});

const msOf = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};
const medianOf = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1]!;

/** Forms that ask for too much, as JSON. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['10,000 rows', JSON.stringify(formOf(10_000))],
  ['deep nesting', `{"combinator":"and","fieldForms":${'['.repeat(49_000)}${']'.repeat(49_000)}}`],
  ['huge values', JSON.stringify(formOf(100, 'é '.repeat(5_000)))],
  ['unknown fields', JSON.stringify(formOf(100)).replaceAll('"Title"', '"$where"')],
  ['fragments of SQL', JSON.stringify(formOf(100, `'; DROP TABLE note; -- {"query":{"match_all":{}}}`))],
];

/** Compiling and refusing filter forms, in process. */
export const measure = async (): Promise<Row[]> => {
  const form = formOf(50);
  const compiling = medianOf(Array.from({ length: ROUNDS }, () => msOf(() => compileFilterForm(form, CONTEXT))));
  const refusing = HOSTILE.map(([what, json]) => {
    const refused = (): void => {
      try {
        compiledOrRefused(parseFilterForm(json), CONTEXT);
      } catch (error) {
        if (error instanceof Refusal) return;
        throw error;
      }
      throw new Error(`Not refused: ${what}`);
    };
    return [what, msOf(refused)] as const;
  });
  const [what, slowest] = refusing.reduce((one, other) => (other[1] > one[1] ? other : one));
  return [
    {
      what: 'compiling a form of 50 rows',
      against: '',
      measured: compiling,
      unit: 'ms',
      atMost: 0.2,
      note: `median of ${ROUNDS}`,
    },
    {
      what: 'refusing a hostile form',
      against: '',
      measured: slowest,
      unit: 'ms',
      atMost: 50,
      note: `the slowest: ${what}`,
    },
  ];
};
