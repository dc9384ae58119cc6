import type { DraftSentence } from '@evident/domain/evidence';
import { draftSentence } from './draft-sentence.ts';

const read = (value: unknown) => {
  const taken: DraftSentence[] = [];
  return [draftSentence(value, (sentence) => taken.push(sentence)), taken];
};
const quotes = [{ source: 'S1', quote: 'I never trust it' }];

it.each([
  ['as asked', { section: 'a', text: 'No trust.', quotes }, 'a'],
  ['under other names', { sentence: 'No trust.', citations: [{ sourceId: 'S1', text: 'I never trust it' }] }, null],
  ['with bare quotes', { text: 'No trust.', source: 'S1', quotes: ['I never trust it'] }, null],
  ['with one quote', { text: 'No trust.', source: 'S1', quote: 'I never trust it' }, null],
])('reads a sentence %s', (_, value, section) => {
  expect(read(value)).toEqual([true, [{ section, text: 'No trust.', quotes }]]);
});

it.each([[null], ['No trust.'], [{ title: 'No trust.' }], [{ text: 'No trust.' }]])(
  'refuses another form: %j',
  (value) => {
    expect(read(value)).toEqual([false, []]);
  },
);
