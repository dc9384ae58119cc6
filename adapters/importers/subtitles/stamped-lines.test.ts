import { turnsOfCues } from '@evident/domain/imports';
import { cuesOfLrc } from './lrc.ts';
import { cuesOfStampedLines } from './stamped-lines.ts';
import { cuesOfSubRip } from './subtitles.ts';

const talk = [
  [3, 7, 'Thanks for joining Mr.'],
  [7, 9, 'Smith today.'],
  [15, 19, 'So why is that?'],
  [19, 24, 'It is the price.'],
] as const;
const clock = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}`;

describe('lines with from and to', () => {
  it.each([
    ['Whisper', talk.map(([from, to, text]) => `[${clock(from)}.000 --> ${clock(to)}.000]  ${text}`)],
    [
      'Whisper, with what it prints above',
      [
        'Detecting language using up to the first 30 seconds.',
        'Detected language: English',
        ...talk.map(([from, to, text]) => `[${clock(from)}.000 --> ${clock(to)}.000]  ${text}`),
      ],
    ],
    ['with a dash', talk.map(([from, to, text]) => `[${clock(from)} - ${clock(to)}] ${text}`)],
    ['without brackets', talk.map(([from, to, text]) => `${clock(from)}.000 --> ${clock(to)}.000: ${text}`)],
  ])('give the turns that captions of the same talk give: %s', (_, lines) => {
    const captions = cuesOfSubRip(
      talk
        .map(([from, to, text], index) => `${index + 1}\n00:${clock(from)},000 --> 00:${clock(to)},000\n${text}\n`)
        .join('\n'),
    );
    expect(turnsOfCues(cuesOfStampedLines(lines.join('\n'))!.cues)).toEqual(turnsOfCues(captions.cues));
  });
  it('tell the language that was detected', () => {
    expect(
      cuesOfStampedLines('Detected language: German\n[00:01.000 --> 00:02.000] Ja.\n[00:02.000 --> 00:03.000] Nein.\n'),
    ).toMatchObject({ language: 'de' });
  });
  it.each([
    '',
    'We met.\n[0:01 - 0:02] a\n[0:02 - 0:03] b',
    '[0:01 - 0:02] a\nand\nmuch\nmore\n[0:02 - 0:03] b',
    '[0:01] a\n[0:02] b',
  ])('are most lines, from the first one: not %j', (source) => {
    expect(cuesOfStampedLines(source)).toBeNull();
  });
});

describe('LRC', () => {
  it('has lines that last until the next stamp, a title and a length', () => {
    expect(
      cuesOfLrc(
        '[ti:A talk]\n[la:en]\n[length: 00:30]\n[00:03.50]Hello.\n[00:08.00]\n[00:12.00]Fine.\n[00:20:50] Bye.\n',
      ),
    ).toMatchObject({
      language: 'en',
      raw: { title: 'A talk' },
      cues: [
        { start: 3500, end: 8000, text: 'Hello.' },
        { start: 12_000, end: 20_500, text: 'Fine.' },
        { start: 20_500, end: 30_000, text: 'Bye.' },
      ],
    });
  });
  it('repeats a line with several stamps, shifts by the offset and keeps the times of words', () => {
    expect(
      cuesOfLrc('[offset:+500]\n[00:01.00][00:05.00]So\n[00:03.00]<00:03.00>on <00:04.00>and\n').cues,
    ).toMatchObject([
      { start: 500, text: 'So' },
      { start: 2500, end: 4500, text: 'on and' },
      { start: 4500, end: null, text: 'So' },
    ]);
  });
});

it('keeps the words of a line that ends before it starts, and reports it', () => {
  const list = cuesOfStampedLines('[00:01.000 --> 00:02.000] one\n[00:05.000 --> 00:04.000] two\n');
  expect(list).toMatchObject({
    cues: [
      { start: 1000, text: 'one' },
      { start: null, end: null, text: 'two' },
    ],
    faults: [{ line: 2, cause: 'The line ends before it starts; its words have no times' }],
  });
});
