import { isOddLabel, mayBeLabel } from './unread-label.ts';

describe('the words before a colon that are no name', () => {
  it.each([
    'Unknown speaker (off)',
    'unidentified voice',
    'Ann (off camera)',
    'Ann Berg [remote]',
    '(off camera) Ann',
    '[phone] Ann Berg',
    'Dr. R. (on the phone, bad line)',
    'sprecher 2',
    '2nd caller',
  ])('are a label: %s', (text) => {
    expect([isOddLabel(text), mayBeLabel(text)]).toEqual([true, true]);
  });
  it.each(['the back row', '???', '1st', 'one more thing', 'all of the back row'])('can be a label: %s', (text) => {
    expect([isOddLabel(text), mayBeLabel(text)]).toEqual([false, true]);
  });
  it.each([
    '',
    'Note',
    'so here is the thing',
    'and I asked the caller',
    'what the speaker means',
    'first we ate, then the audience left',
    'a sentence of more than six words at all',
  ])('are part of a sentence: %s', (text) => {
    expect([isOddLabel(text), mayBeLabel(text)]).toEqual([false, false]);
  });
});
