import { type FormattedCue, formatCues } from '../../../test/support/format-cues.ts';

describe('the answer of a cloud service', () => {
  it.each<[string, unknown, FormattedCue[]]>([
    [
      'Google',
      {
        results: [
          {
            alternatives: [
              {
                transcript: 'hello there',
                confidence: 0.9,
                words: [
                  { startTime: '0.100s', endTime: '0.300s', word: 'hello' },
                  { startTime: '0.310s', endTime: '0.6s', word: 'there' },
                ],
              },
            ],
            resultEndTime: '0.6s',
            languageCode: 'en-us',
          },
          { alternatives: [{ transcript: ' bye' }] },
        ],
      },
      [
        [null, 100, 600, 'hello there', 'hello@100-300| there@310-600'],
        [null, null, null, 'bye', ''],
      ],
    ],
    [
      'Google with speakers, whose last result has them all',
      {
        results: [
          { alternatives: [{ transcript: 'hello yes' }] },
          {
            alternatives: [
              {
                words: [
                  {
                    startTime: { seconds: 1, nanos: 500_000_000 },
                    endTime: { seconds: 2 },
                    word: 'hello',
                    speakerTag: 1,
                  },
                  { startTime: '2s', endTime: '3s', word: 'yes', speakerTag: 2 },
                ],
              },
            ],
          },
        ],
      },
      [
        ['Speaker 1', 1500, 2000, 'hello', 'hello@1500-2000'],
        ['Speaker 2', 2000, 3000, 'yes', 'yes@2000-3000'],
      ],
    ],
    [
      'Azure in batches',
      {
        combinedRecognizedPhrases: [{ display: 'Hello there.' }],
        recognizedPhrases: [
          {
            offset: 'PT0.1S',
            duration: 'PT0.5S',
            offsetInTicks: 1_000_000,
            durationInTicks: 5_000_000,
            speaker: 1,
            nBest: [
              {
                display: 'Hello there.',
                words: [
                  { word: 'hello', offsetInTicks: 1_000_000, durationInTicks: 2_000_000 },
                  { word: 'there', offsetInTicks: 3_100_000, durationInTicks: 2_900_000 },
                ],
              },
            ],
          },
        ],
      },
      [['Speaker 1', 100, 600, 'Hello there.', 'Hello@100-300| there.@310-600']],
    ],
    [
      'Azure, fast',
      {
        durationMilliseconds: 900,
        combinedPhrases: [{ text: 'Hello there.' }],
        phrases: [
          {
            offsetMilliseconds: 100,
            durationMilliseconds: 500,
            text: 'Hello there.',
            locale: 'en-US',
            speaker: 2,
            words: [
              { text: 'Hello', offsetMilliseconds: 100, durationMilliseconds: 200 },
              { text: 'there.', offsetMilliseconds: 310, durationMilliseconds: 290 },
            ],
          },
        ],
      },
      [['Speaker 2', 100, 600, 'Hello there.', 'Hello@100-300| there.@310-600']],
    ],
    [
      'Speechmatics',
      {
        format: '2.9',
        metadata: { transcription_config: { language: 'en' } },
        results: [
          { type: 'word', start_time: 0.1, end_time: 0.3, alternatives: [{ content: 'Hello', speaker: 'S1' }] },
          {
            type: 'punctuation',
            attaches_to: 'previous',
            start_time: 0.3,
            end_time: 0.3,
            alternatives: [{ content: '.', speaker: 'S1' }],
          },
          { type: 'word', start_time: 0.7, end_time: 0.9, alternatives: [{ content: 'Hi', speaker: 'UU' }] },
        ],
      },
      [
        ['S1', 100, 300, 'Hello.', 'Hello.@100-300'],
        [null, 700, 900, 'Hi', 'Hi@700-900'],
      ],
    ],
    [
      'Amazon Transcribe',
      {
        jobName: 'x',
        results: {
          transcripts: [{ transcript: 'Hello. Hi.' }],
          speaker_labels: {
            speakers: 2,
            segments: [
              {
                start_time: '0.1',
                speaker_label: 'spk_0',
                end_time: '0.3',
                items: [{ start_time: '0.1', speaker_label: 'spk_0', end_time: '0.3' }],
              },
              {
                start_time: '0.7',
                speaker_label: 'spk_1',
                end_time: '0.9',
                items: [{ start_time: '0.7', speaker_label: 'spk_1', end_time: '0.9' }],
              },
            ],
          },
          items: [
            {
              start_time: '0.1',
              end_time: '0.3',
              alternatives: [{ confidence: '0.9', content: 'Hello' }],
              type: 'pronunciation',
            },
            { alternatives: [{ content: '.' }], type: 'punctuation' },
            { start_time: '0.7', end_time: '0.9', alternatives: [{ content: 'Hi' }], type: 'pronunciation' },
            { alternatives: [{ content: '.' }], type: 'punctuation' },
          ],
        },
        status: 'COMPLETED',
      },
      [
        ['spk_0', 100, 300, 'Hello.', 'Hello.@100-300'],
        ['spk_1', 700, 900, 'Hi.', 'Hi.@700-900'],
      ],
    ],
    [
      'a recogniser of Chinese, which writes no spaces',
      {
        text: '你好，世界。再见',
        words: [
          { word: '你好', start: 0.1, end: 0.3 },
          { word: '世界', start: 0.31, end: 0.6 },
          { word: '再见', start: 0.7, end: 0.9 },
        ],
      },
      [
        [null, 100, 600, '你好，世界。', '你好，@100-300|世界。@310-600'],
        [null, 700, 900, '再见', '再见@700-900'],
      ],
    ],
  ])('%s', (_, value, wanted) => {
    expect(formatCues(value)).toEqual(wanted);
  });
});
