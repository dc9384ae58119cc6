import { type Cue, withSpeakersFromText } from '@evident/domain/imports';
import { cuesOfSbv, cuesOfSubRip, cuesOfWebVtt } from './subtitles.ts';
import { writtenWords } from './written-words.ts';

const texts = (cues: { text: string }[]): string[] => cues.map((cue) => cue.text);

describe('SubRip', () => {
  it('gives its captions with their times', () => {
    const { cues } = cuesOfSubRip(
      '1\r\n00:00:00,500 --> 00:00:07,000\r\nHello <i>you</i>\r\n\r\n2\r\n01:00:07,000 --> 01:00:08,250 X1:40\r\n{\\an8}Two\r\nlines\r\n',
    );
    expect(cues).toEqual([
      { start: 500, end: 7000, speaker: null, text: 'Hello you' },
      { start: 3_607_000, end: 3_608_250, speaker: null, text: 'Two\nlines' },
    ]);
  });
  it('forgives missing counters, missing empty lines and points for commas', () => {
    const { cues, faults } = cuesOfSubRip(
      '00:00:01.000 --> 00:00:02.000\none\n2\n00:00:02,000 --> 00:00:03,000\ntwo\n\n00:00:03,000 --> 00:00:04,000\n2021\n',
    );
    expect(texts(cues)).toEqual(['one', 'two', '2021']);
    expect(faults).toEqual([]);
  });
  it.each(['-->', '–>', '—>', '->'])('takes the arrow as word processors leave it: %s', (arrow) => {
    expect(cuesOfSubRip(`1\n00:00:01,000 ${arrow} 00:00:02,000\none\n`).cues).toEqual([
      { start: 1000, end: 2000, speaker: null, text: 'one' },
    ]);
  });
  it('goes on behind an empty line until the next caption begins', () => {
    const { cues, faults } = cuesOfSubRip(
      '1\n00:00:01,000 --> 00:00:02,000\none\n\nand more\n\n2\n00:00:02,000 --> 00:00:03,000\n\ntwo\n\nthree of them\n00:00:03,000 --> 00:00:04,000\nthree\n\n4\n00:00:04,000 --> 00:00:05,000\n\n\n5\n00:00:05,000 --> 00:00:06,000\nfive\n',
    );
    expect(texts(cues)).toEqual(['one\nand more', 'two', 'three', 'five']);
    expect(faults).toEqual([]);
  });
  it.each(['REGION 5 REPORTS NO DAMAGE', 'STYLE'])('is no WebVTT block: %s', (words) => {
    const source = `1\n00:00:01,000 --> 00:00:04,000\n\n${words}\n\n2\n00:00:05,000 --> 00:00:06,000\nTwo\n`;
    expect(texts(cuesOfSubRip(source).cues)).toEqual([words, 'Two']);
    expect(writtenWords(source).lines).toContain(words);
  });
  it('lists what has no readable time, with its line', () => {
    const { cues, faults } = cuesOfSubRip(
      '1\n00:00:01,000 --> 00:00:02,000\none\n\n2\nno time\n\n3\n00:00:1x,000 --> 00:00:20,000\nbad\n',
    );
    expect(cues.map(({ start, text }) => [start, text])).toEqual([
      [1000, 'one'],
      [null, 'no time'],
      [null, 'bad'],
    ]);
    expect(faults).toEqual([
      { line: 6, cause: 'Text without a time is kept' },
      { line: 9, cause: 'The caption’s times can’t be read; its words have none' },
    ]);
  });
});

describe('SBV', () => {
  it('gives its captions with their times', () => {
    expect(cuesOfSbv('0:00:00.599,0:00:04.160\none[br]two\n\n0:00:04.160,0:00:06.770\nthree').cues).toEqual([
      { start: 599, end: 4160, speaker: null, text: 'one\ntwo' },
      { start: 4160, end: 6770, speaker: null, text: 'three' },
    ]);
  });
});

describe('captions of meetings', () => {
  const named = (list: { cues: Cue[] } | null) =>
    withSpeakersFromText(list!.cues).map(({ start, speaker, text }) => [start, speaker, text]);
  it('of Webex name who speaks beside the number', () => {
    expect(
      named(
        cuesOfWebVtt(
          'WEBVTT\n\n1 "Ann Berg" (41)\n00:00:01.000 --> 00:00:02.000\nHello.\n\n2 "Bo" (42)\n00:00:03.000 --> 00:00:04.000\nHi.\n\nintro\n00:00:05.000 --> 00:00:06.000\nSo.\n',
        ),
      ),
    ).toEqual([
      [1000, 'Ann Berg', 'Hello.'],
      [3000, 'Bo', 'Hi.'],
      [5000, null, 'So.'],
    ]);
  });
  it('of Google Meet name who speaks in brackets above the words', () => {
    expect(
      named(
        cuesOfWebVtt(
          'WEBVTT\n\n00:00:08.000 --> 00:00:12.000\n(Ann Berg)\nI wanted\nto start\n\n00:00:12.000 --> 00:00:16.000\n(Ann Berg)\nso?\n-\n \n(Bo)\nYes.\n',
        ),
      ),
    ).toEqual([
      [8000, 'Ann Berg', 'I wanted\nto start'],
      [12_000, 'Ann Berg', 'so?'],
      [12_000, 'Bo', 'Yes.'],
    ]);
    expect(
      named(
        cuesOfSbv(
          '0:00:03.000,0:00:05.000\n(Ann Berg)\nHello.\n-\n \n(Bo)\nHi.\n\n0:00:06.000,0:00:09.000\n(Bo)\nSo.\n',
        ),
      ).map(([, ...words]) => words),
    ).toEqual([
      ['Ann Berg', 'Hello.'],
      ['Bo', 'Hi.'],
      ['Bo', 'So.'],
    ]);
    expect(
      named(cuesOfSbv('0:00:03.000,0:00:05.000\n(Kim Li (Acme))\nHello.\n\n0:00:06.000,0:00:09.000\n[Bo] So.\n')).map(
        ([, ...words]) => words,
      ),
    ).toEqual([
      ['Kim Li (Acme)', 'Hello.'],
      ['Bo', 'So.'],
    ]);
    const sounds = '0:00:03.000,0:00:05.000\n(Music)\nHello.\n\n0:00:06.000,0:00:09.000\nSo.\n';
    expect(named(cuesOfSbv(sounds))[0]).toEqual([3000, null, '(Music)\nHello.']);
  });
});

describe('captions that roll up', () => {
  const rolled = [
    'so hello everyone and',
    'so hello everyone and\nwelcome to the show',
    'welcome to the show\nand more of it',
    'and more of it',
    'and more of it\nthan ever',
  ];
  const times = (separator: string, index: number): string =>
    `00:00:0${index}${separator}000 --> 00:00:0${index + 1}${separator}000`;
  const once = ['so hello everyone and', 'welcome to the show', 'and more of it', 'than ever'];
  it('say every line once, as SubRip too', () => {
    expect(
      texts(cuesOfSubRip(rolled.map((text, index) => `${index + 1}\n${times(',', index)}\n${text}\n`).join('\n')).cues),
    ).toEqual(once);
    expect(
      texts(
        cuesOfWebVtt(`WEBVTT\n\n${rolled.map((text, index) => `${times('.', index)}\n${text}\n`).join('\n')}`)!.cues,
      ),
    ).toEqual(once);
  });
  it.each([
    [['No.', 'No.', 'No.', 'No.']],
    [['la la', 'la la', 'Yes', 'Yes\nand no', 'Well', 'So']],
    [['- Yes.', '- Yes.\n- No.']],
    [['la la', 'la la', 'la la\nhey']],
  ])('are not refrains: %j', (lines) => {
    expect(
      texts(cuesOfSubRip(lines.map((text, index) => `${index + 1}\n${times(',', index)}\n${text}\n`).join('\n')).cues),
    ).toEqual(lines);
  });
});

describe('captions with times between their words', () => {
  const youTube =
    'WEBVTT\nKind: captions\nLanguage: en\n\n00:00:00.160 --> 00:00:02.470 align:start position:0%\n \nso<00:00:00.480><c> hello</c><00:00:01.199><c> &amp; all</c>\n\n00:00:02.470 --> 00:00:02.480\nso hello &amp; all\n \n\n00:00:02.480 --> 00:00:04.950\nso hello &amp; all\nwelcome<00:00:02.720><c> home</c>\n';
  it('keep the times of each', () => {
    expect(cuesOfWebVtt(youTube)!.cues).toEqual([
      {
        start: 160,
        end: 2470,
        speaker: null,
        text: 'so hello & all',
        words: [
          { text: 'so', start: 160, end: 480 },
          { text: ' hello', start: 480, end: 1199 },
          { text: ' & all', start: 1199, end: 2470 },
        ],
      },
      {
        start: 2480,
        end: 4950,
        speaker: null,
        text: 'welcome home',
        words: [
          { text: 'welcome', start: 2480, end: 2720 },
          { text: ' home', start: 2720, end: 4950 },
        ],
      },
    ]);
  });
  it.each([
    'a<00:00:09.000>b',
    'a<00:00:01.800>b<00:00:01.200>c',
    'one line\na<00:00:01.500>b',
    '<v Ann>a<00:00:01.500></v><v Bo>b',
  ])('that do not fit keep those of the caption: %j', (text) => {
    expect(
      cuesOfWebVtt(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${text}\n`)!.cues.map(({ words }) => words),
    ).not.toContainEqual(expect.anything());
  });
});
