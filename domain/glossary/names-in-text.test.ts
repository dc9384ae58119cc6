import { readQuery } from '../search/index.ts';
import {
  ALSO_MEANT_MAX,
  type MeantTerm,
  inWordsOf,
  isWordOf,
  namesInRuns,
  possibleKeys,
  runOfQuestion,
  runsOfQuery,
} from './index.ts';

const term = (name: string, ...otherNames: string[]): MeantTerm => ({ id: name, name, otherNames, definition: '' });
const MTTR = term('MTTR', 'mean time to restore', 'time to restore');
const COLLECTOR = term('OpenTelemetry Collector', 'collector');
const inQuery = (query: string, ...terms: MeantTerm[]) =>
  namesInRuns(runsOfQuery(readQuery(query)), terms).map(({ typed, places, others }) => ({ typed, places, others }));

describe('names of terms in a query', () => {
  it('are found as names are compared, with the other names of their term', () => {
    expect(inQuery('how is mttr, here', MTTR)).toEqual([
      { typed: 'mttr', places: [2], others: ['mean time to restore', 'time to restore'] },
    ]);
    expect(inQuery('latency', MTTR)).toEqual([]);
  });

  it('are words such as “it” and “who” only if they are written as the name', () => {
    const who = term('WHO', 'World Health Organization');
    expect(inQuery('who asked it', who)).toEqual([]);
    expect(inQuery('what the WHO says', who)).toMatchObject([{ typed: 'WHO' }]);
  });

  it('are the longest that the words have, and share no word', () => {
    expect(inQuery('Mean time to restore collector', MTTR, COLLECTOR)).toEqual([
      { typed: 'Mean time to restore', places: [0, 1, 2, 3], others: ['MTTR', 'time to restore'] },
      { typed: 'collector', places: [4], others: ['OpenTelemetry Collector'] },
    ]);
  });

  it('are not looked for in quotes, after a minus, before a star, and across OR and brackets', () => {
    for (const query of ['"MTTR"', '-MTTR', 'NOT MTTR', 'MTTR*', 'time OR to restore', 'time (to restore)'])
      expect([query, inQuery(query, MTTR)]).toEqual([query, []]);
    expect(inQuery('slow OR (collector crash)', COLLECTOR).map(({ places }) => places)).toEqual([[1]]);
  });

  it('mean at most so many other names', () => {
    const many = (name: string) => term(name, ...Array.from({ length: 15 }, (_, n) => `${name} ${n}x`));
    expect(inQuery('alpha beta', many('alpha'), many('beta')).map(({ others }) => others.length)).toEqual([
      15,
      ALSO_MEANT_MAX - 15,
    ]);
  });
});

it('the names that a question may have are looked up once, as they are compared', () => {
  const run = runOfQuestion('What is MTTR?');
  expect(possibleKeys([run])).toEqual(['what is mttr', 'what is', 'what', 'is mttr', 'is', 'mttr']);
  expect(possibleKeys([runOfQuestion('a '.repeat(5000))]).length).toBeLessThanOrEqual(8);
  expect(namesInRuns([run], [MTTR])[0]!.term).toBe(MTTR);
});

it('a question is put in the words of the texts, if more of them have another name', () => {
  const names = namesInRuns([runOfQuestion('What is the MTTR?')], [MTTR]);
  const texts = ['Mean time to restore matters.', 'MTTR', 'Our mean time to restore grew.'];
  expect(names.map(({ typed }) => typed)).toEqual(['MTTR']);
  expect(inWordsOf('What is the MTTR?', names, texts)).toBe('What is the mean time to restore?');
  expect(inWordsOf('What is the MTTR?', names, texts.slice(0, 2))).toBe('What is the MTTR?');
  const ui = namesInRuns([runOfQuestion('Is building the ui slow?')], [term('UI', 'user interface')]);
  expect(inWordsOf('Is building the ui slow?', ui, ['The user interface'])).toBe(
    'Is building the user interface slow?',
  );
  expect(isWordOf(names[0]!, 'mttr')).toBe(true);
  expect(isWordOf(names[0]!, 'the')).toBe(false);
});
