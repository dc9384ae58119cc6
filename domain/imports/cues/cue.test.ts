import { type Cue, withFittingWords } from './cue.ts';

const cue: Cue = {
  start: 1000,
  end: 3000,
  speaker: 'Ann',
  text: 'It works',
  words: [
    { text: 'It', start: 1000, end: 1500 },
    { text: ' works', start: 1500, end: 3000 },
  ],
};
const timed = (text: string, start: number, end: number) => ({ text, start, end });

describe('the words of a cue', () => {
  it('are kept where they are what it says, within its times', () => {
    expect(withFittingWords(cue)).toEqual(cue);
    expect(withFittingWords({ ...cue, start: null, end: null })).toHaveProperty('words');
    expect(withFittingWords({ ...cue, text: 'It\n works ' })).toHaveProperty('words');
  });

  it.each<[string, Cue['words']]>([
    ['there are none', []],
    ['they say something else', [timed('It', 1000, 1500), timed(' broke', 1500, 3000)]],
    ['one is missing', [timed('It', 1000, 1500)]],
    ['a word ends before it begins', [timed('It', 1500, 1000), timed(' works', 1500, 3000)]],
    ['a word begins before the cue', [timed('It', 999, 1500), timed(' works', 1500, 3000)]],
    ['a word ends after the cue', [timed('It', 1000, 1500), timed(' works', 1500, 3001)]],
  ])('are dropped, and the cue keeps its own times, where %s', (_, words) => {
    expect(withFittingWords({ ...cue, words: words! })).toEqual({
      start: 1000,
      end: 3000,
      speaker: 'Ann',
      text: 'It works',
    });
  });
});
