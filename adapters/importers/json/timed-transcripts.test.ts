import { cuesOfTable, dialogueColumns } from '@evident/domain/imports';
import { cuesOfJson } from './json-transcript.ts';

describe('a transcript in JSON', () => {
  it('of Whisper has segments, words and a language', () => {
    const list = cuesOfJson({
      language: 'en',
      segments: [
        {
          start: 0,
          end: 2.5,
          text: ' Hello you',
          words: [
            { word: ' Hello', start: 0.1, end: 1.1145 },
            { word: ' you', start: 1.2, end: 2 },
          ],
        },
      ],
    });
    expect(list).toMatchObject({
      language: 'en',
      cues: [
        {
          start: 0,
          end: 2500,
          text: 'Hello you',
          speaker: null,
          words: [
            { text: ' Hello', start: 100, end: 1115 },
            { text: ' you', start: 1200, end: 2000 },
          ],
        },
      ],
    });
  });
  it.each([null, [{ text: 'Hello', start: 0.1 }], [{ word: 'Other', start: 0, end: 1 }], 'Hello you'])(
    'keeps the text of a segment whose words are %j',
    (words) => {
      expect(cuesOfJson({ segments: [{ start: 0, end: 2.5, text: 'Hello you', words }] })!.cues).toEqual([
        { start: 0, end: 2500, text: 'Hello you', speaker: null },
      ]);
    },
  );
  it.each([
    ['with the segment', (words: object[]) => ({ segments: [{ start: 0, end: 3, text: 'Cold? No, 13.', words }] })],
    ['apart', (words: object[]) => ({ segments: [{ start: 0, end: 3, text: 'Cold? No, 13.' }], word_segments: words })],
  ])('of WhisperX can name speakers on its words only, %s', (_, value) => {
    const said = [
      { word: 'Cold?', start: 0.1, end: 0.9, speaker: 'SPEAKER_00' },
      { word: 'No,', start: 1, end: 1.5, speaker: 'SPEAKER_01' },
      { word: '13.', start: 2, end: 2.5, speaker: 'SPEAKER_01' },
    ];
    expect(cuesOfJson(value(said))!.cues).toMatchObject([
      { speaker: 'SPEAKER_00', text: 'Cold?', start: 0, end: 900, words: [{ text: 'Cold?' }] },
      { speaker: 'SPEAKER_01', text: 'No, 13.', start: 1000, end: 3000, words: [{ text: 'No,' }, { text: ' 13.' }] },
    ]);
  });
  it('may have milliseconds or times in words', () => {
    expect(
      cuesOfJson([{ start: 599, end: 4160, text: 'Hi, my name is Alice Miller and this is John Brown' }])!.cues[0],
    ).toMatchObject({ start: 599, end: 4160 });
    expect(cuesOfJson([{ start: '00:00:01', end: '00:00:02.5', text: 'x' }])!.cues[0]).toMatchObject({
      start: 1000,
      end: 2500,
    });
  });
  it.each([
    [
      [
        { start: 0, end: 30, text: '[Music]' },
        { start: 30, end: 60, text: 'Hello.' },
      ],
      30_000,
    ],
    [
      [
        { start: 0, end: 30, text: 'Mm.' },
        { start: 60, end: 90, text: 'Hm.' },
      ],
      60_000,
    ],
    [
      [
        { start: 0, end: 1500, text: 'Quick as anybody can speak at all, no less.' },
        { start: 1500, end: 1600, text: 'Yes.' },
      ],
      1500,
    ],
  ])('has whole seconds where somebody speaks slowly: %j', (segments, second) => {
    expect(cuesOfJson({ segments })!.cues[1]!.start).toBe(second);
  });
  it('may tell how long a piece lasts instead of when it ends', () => {
    expect(cuesOfJson([{ text: 'Hey there', start: 7.58, duration: 6.13 }])!.cues).toEqual([
      { start: 7580, end: 13_710, speaker: null, text: 'Hey there' },
    ]);
  });
  it.each([
    { segments: [{ speaker: 'Ann', startTime: 1, endTime: 2.5, body: 'Hello' }] },
    { data: { transcript: { sentences: [{ speaker_id: 'Ann', start_time: 1, end_time: 2.5, text: 'Hello' }] } } },
  ])('may be named or wrapped otherwise: %j', (value) => {
    expect(cuesOfJson(value)!.cues).toEqual([{ start: 1000, end: 2500, speaker: 'Ann', text: 'Hello' }]);
  });
  it('may have speakers and no times', () => {
    expect(cuesOfJson({ meeting_transcripts: [{ speaker: 'Grad A', content: 'So' }] })!.cues).toEqual([
      { start: null, end: null, speaker: 'Grad A', text: 'So' },
    ]);
  });
  it.each([
    null,
    7,
    'text',
    [],
    {},
    [1, 2],
    [{ text: 'no time, no speaker' }],
    { segments: 'x' },
    { segments: [null] },
    { a: { b: [] } },
  ])('is not %j', (value) => {
    expect(cuesOfJson(value)).toBeNull();
  });
});

describe('a table of speech', () => {
  it('is told by a text with a time, or words with a speaker', () => {
    expect(dialogueColumns(['start', 'end', 'text'])).toMatchObject({
      text: 2,
      start: 0,
      end: 1,
      speaker: null,
      word: null,
    });
    expect(dialogueColumns(['team_no', 'start', 'end', 'Interlocutor', 'Utterance'])).toMatchObject({
      text: 4,
      speaker: 3,
    });
    expect(dialogueColumns(['text', 'category'])).toBeNull();
    expect(dialogueColumns(['id', 'start', 'end', 'price'])).toBeNull();
  });
  it('has whole numbers as milliseconds and broken ones as seconds', () => {
    const columns = dialogueColumns(['start', 'end', 'text'])!;
    expect(cuesOfTable([['0', '7680', 'hello everyone and welcome']], columns)!.cues[0]).toMatchObject({
      start: 0,
      end: 7680,
    });
    expect(cuesOfTable([['40.000', '42.141', 'hello everyone']], columns)!.cues[0]).toMatchObject({
      start: 40_000,
      end: 42_141,
    });
  });
  it.each([
    [
      ['id', 'from', 'to', 'text', 'date'],
      [
        ['1', 'Ann Berg', 'Support', 'The export does nothing', '2024-03-01'],
        ['2', 'Support', 'Ann Berg', 'Which browser?', '2024-03-02'],
      ],
    ],
    [
      ['text', 'time', 'speaker'],
      [
        ['Great', '2024-03-01 10:00', 'Ann'],
        ['Bad', '2024-03-02 11:00', 'Bob'],
      ],
    ],
    [
      ['timestamp', 'speaker', 'text'],
      [
        ['2024-03-01T10:00:00Z', 'Ann', 'Great'],
        ['1709290000', 'Bob', 'Bad'],
      ],
    ],
    [
      ['start', 'end', 'text'],
      [
        ['', '', 'Great'],
        ['', '', 'Bad'],
      ],
    ],
  ])('is none where %j are no moments of a recording', (header, rows) => {
    expect(cuesOfTable(rows, dialogueColumns(header)!)).toBeNull();
  });
  it('has numbers as speakers who were counted, and letters as their names', () => {
    expect(
      cuesOfTable(
        [
          ['0', '2500', '1', 'Hello'],
          ['2500', '4000', 'I', 'Hi'],
        ],
        dialogueColumns(['start', 'end', 'speaker', 'text'])!,
      )!.cues.map(({ speaker }) => speaker),
    ).toEqual(['Speaker 1', 'I']);
  });
  it('of single words is put together to sentences of one speaker', () => {
    const columns = dialogueColumns(['token', 'speaker', 'ts', 'endTs', 'punctuation'])!;
    expect(
      cuesOfTable(
        [
          ['Hi', '1', '0.5', '0.8', ','],
          ['all', '1', '0.8', '1.0', '.'],
          ['So', '1', '1.5', '1.8', ''],
          ['Yes', '2', '2.0', '2.2', '.'],
        ],
        columns,
      )?.cues,
    ).toEqual([
      {
        speaker: 'Speaker 1',
        text: 'Hi, all.',
        start: 500,
        end: 1000,
        words: [
          { text: 'Hi,', start: 500, end: 800 },
          { text: ' all.', start: 800, end: 1000 },
        ],
      },
      { speaker: 'Speaker 1', text: 'So', start: 1500, end: 1800, words: [{ text: 'So', start: 1500, end: 1800 }] },
      { speaker: 'Speaker 2', text: 'Yes.', start: 2000, end: 2200, words: [{ text: 'Yes.', start: 2000, end: 2200 }] },
    ]);
  });
});

describe('words and pieces with wrong times', () => {
  const piece = (more: object) => ({ start: 1, end: 4, text: 'It was £13.60 then.', ...more });
  const words = (...times: [string, number?, number?][]) =>
    times.map(([word, start, end]) => ({ word, ...(start !== undefined && { start, end }) }));
  const cueOf = (one: object) => cuesOfJson({ segments: [one, { start: 5, end: 6, text: 'Yes.' }] })!;

  it('gives one word without times those between its neighbors', () => {
    const { cues } = cueOf(piece({ words: words(['It', 1, 1.2], ['was', 1.3, 1.5], ['£13.60'], ['then.', 3, 4]) }));
    expect(cues[0]!.words!.map(({ text, start, end }) => [text, start, end])).toEqual([
      ['It', 1000, 1200],
      [' was', 1300, 1500],
      [' £13.60', 1500, 3000],
      [' then.', 3000, 4000],
    ]);
  });
  it('takes a word that ends before it starts for one without times', () => {
    const { cues } = cueOf(
      piece({ words: words(['It', 1, 1.2], ['was', 1.3, 1.5], ['£13.60', 3, 2], ['then.', 3, 4]) }),
    );
    expect(cues[0]!.words![2]).toEqual({ text: ' £13.60', start: 1500, end: 3000 });
  });
  it('keeps the words of a piece that ends before it starts, and reports it', () => {
    const { cues, faults } = cueOf(piece({ end: 0.5 }));
    expect(cues[0]).toMatchObject({ start: null, end: null, text: 'It was £13.60 then.' });
    expect(faults).toEqual([{ line: null, cause: 'Piece 1 ends before it starts; its words have no times' }]);
  });
});
