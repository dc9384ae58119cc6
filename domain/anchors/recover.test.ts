import { anchorOf, recover } from './index.ts';

const TEXT =
  'We met in the morning. It is too slow, she said. Then we looked at the board together and went through it.';
const words = anchorOf(TEXT, 23, 37);

describe('lost words', () => {
  it('come back where they stand again', () => {
    expect(words.quote).toBe('It is too slow');
    expect(recover(words, 'All cut.', TEXT)).toEqual({ start: 23, end: 37 });
    expect(recover(words, 'All cut.', `A new first line.\n${TEXT}`)).toEqual({ start: 41, end: 55 });
  });

  it.each([
    [
      'while they are not there',
      TEXT.replace('It is too slow', 'It is fine'),
      TEXT.replace('It is too slow', 'It is far too slow'),
    ],
    ['as the same words that stood there when they were lost', TEXT, `${TEXT} More.`],
    [
      'where they stand in another context',
      'All cut.',
      'Somebody else, months later, in another room: It is too slow for whatever we do.',
    ],
    ['where several places are equally good', 'All cut.', `Once. ${TEXT}\nOnce. ${TEXT}`],
  ])('do not come back %s', (_, before, after) => {
    expect(recover(words, before, after)).toBeNull();
  });
});
