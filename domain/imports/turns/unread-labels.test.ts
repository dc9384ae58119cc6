import { formatBlocks } from '../../../test/support/format-turns.ts';
import { blocksOfPlainText } from '../note/plain-text.ts';

/** The speaker of some words; `-` for no one. */
const speakerOf = (source: string, words: string) => {
  const [, speaker] = formatBlocks(blocksOfPlainText(source)).find(([, , , text]) => text.includes(words))!;
  return speaker ?? '-';
};

const TALK = [
  'Dana: We sold it.',
  'Sam: All?',
  'Dana: Nearly.',
  '',
  'Sam: Fine.',
  'Dana: Kept it.',
  'Sam: Right.',
  'Dana: And you?',
  'Sam: Me too.',
  'Dana: Good.',
];
const talk = (line: string, ...below: string[]) => TALK.toSpliced(3, 1, line, ...below).join('\n');

describe('a label that is no name', () => {
  it.each([
    ['Unknown speaker (off): And the car?', 'Unknown speaker (off)'],
    ['Sam (off camera): And the car?', 'Sam (off camera)'],
    ['the back row: And the car?', '-'],
    ['1st: And the car?', '-'],
    ['>> And the car?', '-'],
    ['>> the back row: And the car?', '-'],
  ])('never gives its words to the speaker before: %s', (line, speaker) => {
    expect(speakerOf(talk(line), 'And the car')).toBe(speaker);
    expect(speakerOf(talk(line, 'And the house.'), 'And the house')).toBe(speaker);
  });
  it.each([
    'Note: it was late.',
    'So here is the thing: it was late.',
    'At 10:30 it was late.',
    'and I asked her: it was late.',
  ])('is not the start of a sentence: %s', (line) => {
    expect(speakerOf(talk(line), 'it was late')).toBe('Dana');
  });
  it('is not looked for where most lines have no label', () => {
    const story = TALK.filter(Boolean).map((line) => `${line}\n\nA paragraph follows.\n\nAnother too.`);
    expect(speakerOf([...story, 'the last bit: it was late.'].join('\n\n'), 'it was late')).toBe('Dana');
  });
  it.each([
    [
      'after a time',
      '[00:01] Dana: Sold.\n[00:04] Sam: All?\n[00:06] Dana: No.\n[00:08] unknown voice: The car?\n[00:09] Sam: Ah.',
    ],
    [
      'after a time between number signs',
      '#00:00:01-0# Dana: Sold.\n#00:00:04-0# Sam: All?\n#00:00:06-0# Dana: No.\n#00:00:08-0# unknown voice: The car?\n#00:00:09-0# Sam: Ah.',
    ],
    [
      'glued to a time',
      '00:00:01.5Dana: Sold.\n00:00:04.5Sam: All?\n00:00:06.5Dana: No.\n00:00:08.5unknown voice: The car?\n00:00:09.5Sam: Ah.',
    ],
    [
      'before a time in words',
      'Dana   0 minutes 1 second\nSold.\n\nSam   0 minutes 4 seconds\nAll?\n\nunknown voice   8 seconds\nThe car?\n\nSam   0 minutes 9 seconds\nAh.',
    ],
    [
      'above a time',
      'Dana\n00:01\nSold.\n\nSam\n00:04\nAll?\n\nDana\n00:06\nNo.\n\nSam\n00:07\nOh.\n\nunknown voice\n00:08\nThe car?\n\nSam\n00:09\nAh.',
    ],
    [
      'below a time',
      '00:01\nDana\nSold.\n\n00:04\nSam\nAll?\n\n00:06\nDana\nNo.\n\n00:07\nSam\nOh.\n\n00:08\nunknown voice\nThe car?\n\n00:09\nSam\nAh.',
    ],
    [
      'beside a time',
      '[00:01] Dana\nSold.\n\n[00:04] Sam\nAll?\n\n[00:06] Dana\nNo.\n\n[00:07] Sam\nOh.\n\n[00:08] the back row\nThe car?\n\n[00:09] Sam\nAh.',
    ],
  ])('ends a turn %s', (_, source) => {
    expect(speakerOf(source, 'The car?')).toMatch(/^(?:-|unknown voice)$/);
    expect(speakerOf(source, 'Ah.')).toBe('Sam');
  });
});
