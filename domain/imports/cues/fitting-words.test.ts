import type { Cue } from './cue.ts';
import { withFittingWords, wordsOfText } from './fitting-words.ts';

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

  it('are kept within the times of the cue', () => {
    const words = [timed('It', 990, 1500), timed(' works', 1500, 3020)];
    expect(withFittingWords({ ...cue, words }).words).toEqual([timed('It', 1000, 1500), timed(' works', 1500, 3000)]);
  });

  it('get its text where some were heard in another way', () => {
    const heard = [timed('It', 1000, 1500), timed(' worked', 1500, 3000)];
    expect(withFittingWords({ ...cue, words: heard }).words).toEqual(cue.words);
  });

  it.each<[string, Cue['words']]>([
    ['there are none', []],
    ['one is missing', [timed('It', 1000, 1500)]],
    ['they say something else', [timed('That', 1000, 1500), timed(' broke', 1500, 3000)]],
    ['a word ends before it begins', [timed('It', 1500, 1000), timed(' works', 1500, 3000)]],
    ['a word is before the cue', [timed('It', 500, 900), timed(' works', 1500, 3000)]],
    ['a word is after the cue', [timed('It', 1000, 1500), timed(' works', 3500, 4000)]],
  ])('are dropped, and the cue keeps its own times, where %s', (_, words) => {
    expect(withFittingWords({ ...cue, words: words! })).toEqual({
      start: 1000,
      end: 3000,
      speaker: 'Ann',
      text: 'It works',
    });
  });
});

describe('the words of a text', () => {
  const heard = (text: string) => text.split(' ').map((word, at) => timed(word, at * 100, at * 100 + 90));
  const words = (text: string, said: string) => wordsOfText(text, heard(said), { start: 0, end: 2000 });

  it('keep the times of all words but the one with another character', () => {
    const found = words('We can’t pay for cafés, so we left.', "we can't pay for cafes so we left");
    expect(found?.map(({ text, start }) => [text, start])).toEqual([
      ['We', 0],
      [' can’t', 100],
      [' pay', 200],
      [' for', 300],
      [' cafés,', 400],
      [' so', 500],
      [' we', 600],
      [' left.', 700],
    ]);
  });

  it('share the time of what was heard in another form', () => {
    const found = words('It cost $12,000 a year.', 'it cost twelve thousand dollars a year');
    expect(found?.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['It', 0, 90],
      [' cost', 100, 190],
      [' $12,000', 200, 490],
      [' a', 500, 590],
      [' year.', 600, 690],
    ]);
  });

  it('have times up to the ends of the span, where the first and last were not heard', () => {
    const found = wordsOfText(
      'So it works very well',
      [timed('it', 500, 600), timed('works', 600, 900), timed('very', 900, 950)],
      {
        start: 300,
        end: 1200,
      },
    );
    expect(found).toEqual([
      timed('So', 300, 500),
      timed(' it', 500, 600),
      timed(' works', 600, 900),
      timed(' very', 900, 950),
      timed(' well', 950, 1200),
    ]);
  });

  it('are characters in scripts without spaces', () => {
    const said = [...'我們不用這個'].map((text, at) => timed(text, at * 100, at * 100 + 90));
    const found = wordsOfText('我們不用那個。', said, { start: 0, end: 700 });
    expect(found?.map(({ text, start }) => [text, start])).toEqual([
      ['我', 0],
      ['們', 100],
      ['不', 200],
      ['用', 300],
      ['那', 400],
      ['個。', 500],
    ]);
  });

  it('are together the text, in the order of their times', () => {
    const text = 'One, two – three four “five” six seven eight nine ten';
    const found = words(text, 'one too three for five six 7 eight nine ten')!;
    expect(found.map((word) => word.text).join('')).toBe(text);
    expect(found.every(({ start, end }, at) => start <= end && start >= (found[at - 1]?.start ?? 0))).toBe(true);
  });

  it('have no times of another text', () => {
    expect(words('Das ist ein ganz anderer Satz', 'this is quite another sentence')).toBeNull();
    expect(wordsOfText('', heard('yes'), { start: 0, end: 1 })).toBeNull();
    expect(wordsOfText('Yes', [], { start: 0, end: 1 })).toBeNull();
  });
});
