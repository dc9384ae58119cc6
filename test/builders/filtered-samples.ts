import fc from 'fast-check';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';

const WORDS = [
  'trust',
  'Number',
  'FIRST',
  'café',
  'Çà',
  'l’année',
  "don't",
  '支付失败',
  'x-ray',
  '3.5',
  'naïve',
  'Straße',
  '😀',
  'हिन्दी',
];
export const SPEAKERS = ['Ada', 'Ben', 'Zoë'];
export const FILES = ['a.csv', 'b.csv'];
export const INSTANTS = [0, 1, 2].flatMap((day) =>
  ['00:00:00.000', '12:30:00.250', '23:59:59.999'].map((time) => new Date(`2026-05-0${day + 1}T${time}Z`)),
);

export const text = fc
  .array(fc.constantFrom(...WORDS, 'and', 'the', '!', ''), { maxLength: 6 })
  .map((words) => words.join(' '));
export const ids = (count: number) => Array.from({ length: count }, () => uuidV7.newId());
const someOf = <T>(from: readonly T[], most: number) => fc.subarray([...from], { maxLength: most });

export const aNote = fc.record({
  title: text,
  content: text,
  created: fc.constantFrom(...INSTANTS),
  occurredOn: fc.constantFrom('2026-05-01', '2026-05-03', null),
  updated: fc.constantFrom(...INSTANTS),
  archived: fc.boolean(),
  starred: fc.boolean(),
  file: fc.constantFrom(...FILES, null),
  answers: fc.array(text, { maxLength: 2 }),
  chosen: fc.constantFrom('the number', null),
  project: fc.constantFrom(0, 1, 2),
  authors: someOf([0, 1], 2),
  contributors: someOf([0, 1], 2),
});
export const aHighlight = fc.record({
  text,
  note: fc.nat({ max: 11 }),
  created: fc.constantFrom(...INSTANTS),
  by: fc.constantFrom(0, 1),
  tags: someOf([0, 1, 2, 3], 3),
  insights: someOf([0, 1, 2], 2),
  speakers: someOf(SPEAKERS, 2),
});
