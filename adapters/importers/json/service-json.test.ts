import { type FormattedCue, formatCues } from '../../../test/support/format-cues.ts';
import { cuesOfJson } from './json-transcript.ts';

describe('the answer of a service', () => {
  it.each<[string, unknown, FormattedCue[]]>([
    [
      'Transformers, pieces',
      {
        text: ' Hello there. Bye.',
        chunks: [
          { timestamp: [0, 3.3], text: ' Hello there.' },
          { timestamp: [3.3, null], text: ' Bye.' },
        ],
      },
      [
        [null, 0, 3300, 'Hello there.', ''],
        [null, 3300, null, 'Bye.', ''],
      ],
    ],
    [
      'Transformers, words',
      {
        text: ' Hi all. Oh, no',
        chunks: [
          { timestamp: [0, 0.3], text: ' Hi' },
          { timestamp: [0.3, 0.6], text: ' all.' },
          { timestamp: [1, 1.2], text: ' Oh,' },
          { timestamp: [1.2, 1.5], text: ' no' },
        ],
      },
      [
        [null, 0, 600, 'Hi all.', 'Hi@0-300| all.@300-600'],
        [null, 1000, 1500, 'Oh, no', 'Oh,@1000-1200| no@1200-1500'],
      ],
    ],
    [
      'insanely-fast-whisper with speakers',
      {
        speakers: [
          { speaker: 'SPEAKER_00', timestamp: [0, 3.3], text: 'Hello there.' },
          { speaker: 'SPEAKER_01', timestamp: [3.3, 5], text: 'Bye.' },
        ],
        chunks: [{ timestamp: [0, 5], text: ' Hello there. Bye.' }],
        text: '',
      },
      [
        ['SPEAKER_00', 0, 3300, 'Hello there.', ''],
        ['SPEAKER_01', 3300, 5000, 'Bye.', ''],
      ],
    ],
    [
      'OpenAI, words beside the text',
      {
        task: 'transcribe',
        language: 'english',
        duration: 1.9,
        text: 'Hello, there. Bye!',
        words: [
          { word: 'Hello', start: 0.1, end: 0.3 },
          { word: 'there', start: 0.3, end: 0.6 },
          { word: 'Bye', start: 1.2, end: 1.9 },
        ],
      },
      [
        [null, 100, 600, 'Hello, there.', 'Hello,@100-300| there.@300-600'],
        [null, 1200, 1900, 'Bye!', 'Bye!@1200-1900'],
      ],
    ],
    [
      'OpenAI, words beside the segments',
      {
        text: 'Hello, there. Bye!',
        segments: [
          { id: 0, start: 0, end: 1.1, text: ' Hello, there.' },
          { id: 1, start: 1.1, end: 2, text: ' Bye!' },
        ],
        words: [
          { word: 'Hello', start: 0.1, end: 0.3 },
          { word: 'there', start: 0.3, end: 0.6 },
          { word: 'Bye', start: 1.2, end: 1.9 },
        ],
      },
      [
        [null, 0, 1100, 'Hello, there.', 'Hello,@100-300| there.@300-600'],
        [null, 1100, 2000, 'Bye!', 'Bye!@1200-1900'],
      ],
    ],
    [
      'Deepgram',
      {
        metadata: { channels: 1 },
        results: {
          channels: [
            {
              alternatives: [
                {
                  transcript: 'Hello there. Hi.',
                  words: [
                    { word: 'hello', start: 0.1, end: 0.3, punctuated_word: 'Hello', speaker: 0 },
                    { word: 'there', start: 0.31, end: 0.6, punctuated_word: 'there.', speaker: 0 },
                    { word: 'hi', start: 0.7, end: 0.9, punctuated_word: 'Hi.', speaker: 1 },
                  ],
                },
              ],
            },
          ],
        },
      },
      [
        ['Speaker 0', 100, 600, 'Hello there.', 'Hello@100-300| there.@310-600'],
        ['Speaker 1', 700, 900, 'Hi.', 'Hi.@700-900'],
      ],
    ],
    [
      'Deepgram with a channel for each',
      {
        results: {
          channels: [
            { alternatives: [{ words: [{ word: 'why', punctuated_word: 'Why?', start: 2, end: 2.4 }] }] },
            { alternatives: [{ words: [{ word: 'yes', punctuated_word: 'Yes.', start: 1, end: 1.5 }] }] },
          ],
        },
      },
      [
        ['Channel 2', 1000, 1500, 'Yes.', 'Yes.@1000-1500'],
        ['Channel 1', 2000, 2400, 'Why?', 'Why?@2000-2400'],
      ],
    ],
    [
      'Deepgram with utterances',
      {
        results: {
          channels: [],
          utterances: [
            {
              start: 0.1,
              end: 0.6,
              transcript: 'Hello there.',
              speaker: 0,
              words: [
                { word: 'hello', punctuated_word: 'Hello', start: 0.1, end: 0.3 },
                { word: 'there', punctuated_word: 'there.', start: 0.31, end: 0.6 },
              ],
            },
          ],
        },
      },
      [['Speaker 0', 100, 600, 'Hello there.', 'Hello@100-300| there.@310-600']],
    ],
    [
      'Rev AI',
      {
        monologues: [
          {
            speaker: 0,
            elements: [
              { type: 'text', value: 'Hello', ts: 0.1, end_ts: 0.3 },
              { type: 'punct', value: ' ' },
              { type: 'text', value: 'there', ts: 0.31, end_ts: 0.6 },
              { type: 'punct', value: '.' },
            ],
          },
          {
            speaker: 1,
            elements: [
              { type: 'text', value: 'Hi', ts: 0.7, end_ts: 0.9 },
              { type: 'punct', value: '.' },
            ],
          },
        ],
      },
      [
        ['Speaker 0', 100, 600, 'Hello there.', 'Hello@100-300| there.@310-600'],
        ['Speaker 1', 700, 900, 'Hi.', 'Hi.@700-900'],
      ],
    ],
    [
      'YouTube, recognised',
      {
        wireMagic: 'pb3',
        events: [
          { tStartMs: 0, dDurationMs: 9000, id: 1 },
          {
            tStartMs: 120,
            dDurationMs: 3559,
            segs: [
              { utf8: 'so', acAsrConf: 0 },
              { utf8: ' hello', tOffsetMs: 160 },
            ],
          },
          { tStartMs: 2000, dDurationMs: 1679, aAppend: 1, segs: [{ utf8: '\n' }] },
          { tStartMs: 2010, dDurationMs: 3000, segs: [{ utf8: 'all' }, { utf8: ' of', tOffsetMs: 400 }] },
        ],
      },
      [
        [null, 120, 2010, 'so hello', 'so@120-280| hello@280-2010'],
        [null, 2010, 5010, 'all of', 'all@2010-2410| of@2410-5010'],
      ],
    ],
    [
      'YouTube, written',
      {
        wireMagic: 'pb3',
        events: [{ tStartMs: 210, dDurationMs: 3830, segs: [{ utf8: 'Some good news and some bad\nnews.' }] }],
      },
      [[null, 210, 4040, 'Some good news and some bad\nnews.', '']],
    ],
  ])('%s', (_, value, wanted) => {
    expect(formatCues(value)).toEqual(wanted);
  });
  it('tells the language where it has a tag', () => {
    expect(
      [
        { results: [{ alternatives: [{ transcript: 'a' }], languageCode: 'en-us' }] },
        {
          results: {
            language_code: 'de-DE',
            items: [{ start_time: '0', end_time: '1', alternatives: [{ content: 'Ja' }], type: 'pronunciation' }],
          },
        },
      ].map((value) => cuesOfJson(value)?.language),
    ).toEqual(['en-us', 'de-DE']);
  });
  it.each([
    { chunks: [{ id: 1 }] },
    { results: { items: [] } },
    { results: [{ name: 'x', alternatives: [{ id: 1 }] }] },
    { monologues: [{}] },
    { phrases: [{ offset: 1 }] },
    { results: { channels: [{}] } },
    { speakers: ['a'], chunks: 'b' },
  ])('is not %j', (value) => {
    expect(cuesOfJson(value)).toBeNull();
  });
});
