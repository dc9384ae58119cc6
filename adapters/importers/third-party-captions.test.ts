import type { NotesOutcome } from '@evident/domain/imports';
import { type Turn, json, read, turnsOf, utf16 } from '../../test/support/third-party-files.ts';

// Files as other programs write them, each with one trait that broke a reader or could.
describe('captions and transcripts of recognizers', () => {
  it.each<[string, string, string | Uint8Array, Turn[]]>([
    [
      'WebVTT with regions, styles, notes, classes and captions over each other',
      'a.vtt',
      'WEBVTT Kind: captions\n\nREGION\nid:fred\nwidth:40%\n\nSTYLE\n::cue(v) { color: red }\n\nNOTE over\ntwo lines\n\nintro\n00:01.000 --> 00:04.000 region:fred line:0 align:start\n<v.loud Ann Smith>Hello <c.yellow>there</c> <00:02.500>friend</v>\n\n00:03.000 --> 00:06.000\n<v Bob>I <i>know</i> &amp; &lt;smile&gt;</v>\n',
      [
        ['Ann Smith', 1_000, 4_000, 'Hello there friend'],
        ['Bob', 3_000, 6_000, 'I know & <smile>'],
      ],
    ],
    [
      'WebVTT of more than 99 hours',
      'a.vtt',
      'WEBVTT\n\n123:45:06.789 --> 123:45:07.000\n<v Ann>Late',
      [['Ann', 445_506_789, 445_507_000, 'Late']],
    ],
    [
      'WebVTT with the times of SubRip, and with times in seconds',
      'a.vtt',
      'WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nAnn: Hello\n\n0:05 --> 0:07\nBob: Hi\n\n0:08 --> 0:09\nAnn: Bye',
      [
        ['Ann', 1_000, 4_000, 'Hello'],
        ['Bob', 5_000, 7_000, 'Hi'],
        ['Ann', 8_000, 9_000, 'Bye'],
      ],
    ],
    [
      'Zoom',
      'GMT.vtt',
      'WEBVTT\r\n\r\n1\r\n00:00:03.240 --> 00:00:05.100\r\nJane Doe: Thanks.\r\n\r\n2\r\n00:00:05.200 --> 00:00:08.000\r\nSam O’Neil (Acme): Sure: let us go.\r\n\r\n3\r\n00:00:09.200 --> 00:00:10.000\r\nJane Doe: How was it?\r\n',
      [
        ['Jane Doe', 3_240, 5_100, 'Thanks.'],
        ['Sam O’Neil (Acme)', 5_200, 8_000, 'Sure: let us go.'],
        ['Jane Doe', 9_200, 10_000, 'How was it?'],
      ],
    ],
    [
      'Teams',
      'Teams.vtt',
      'WEBVTT\n\n0c5b/12-0\n00:00:03.240 --> 00:00:05.100\n<v Doe, Jane (EXT)>Thanks for\njoining.</v>\n\n0c5b/12-1\n00:00:05.100 --> 00:00:06.100\n<v Doe, Jane (EXT)>Really.</v>\n\nx/13\n00:00:07.000 --> 00:00:08.100\n<v 田中 太郎>はい。</v>',
      [
        ['Doe, Jane (EXT)', 3_240, 6_100, 'Thanks for joining. Really.'],
        ['田中 太郎', 7_000, 8_100, 'はい。'],
      ],
    ],
    [
      'SubRip with a mark, CRLF, a number missing and positions',
      'a.srt',
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500\r\nAnn: Hello\r\n\r\n00:00:03,000 --> 00:00:04,500\r\nBob: no number\r\n\r\n\r\n7\r\n00:00:05,000 --> 00:00:06,500 X1:10 X2:20\r\n{\\an8}<b>Ann:</b> bold\r\n',
      [
        ['Ann', 1_000, 2_500, 'Hello'],
        ['Bob', 3_000, 4_500, 'no number'],
        ['Ann', 5_000, 6_500, 'bold'],
      ],
    ],
    [
      'SubRip in UTF-16 without a mark',
      'a.srt',
      utf16('1\r\n00:00:01,000 --> 00:00:02,500\r\nHéllo wörld\r\n'),
      [[null, 1_000, 2_500, 'Héllo wörld']],
    ],
    [
      'Whisper that was asked for text alone',
      'a.json',
      json({ text: ' Hello there. Bye.', segments: [], language: 'en' }),
      [[null, null, null, 'Hello there. Bye.']],
    ],
    [
      'Whisper with times and pieces missing',
      'a.json',
      json({
        segments: [
          { start: 0, end: 2.5, text: 'A' },
          { start: null, end: 5, text: 'B' },
          { text: 'C' },
          { start: 4, end: 5, text: null },
          null,
        ],
      }),
      [
        [null, 0, 2_500, 'A'],
        [null, null, 5_000, 'B'],
        [null, null, null, 'C'],
      ],
    ],
    [
      'WhisperX, where a word has no times',
      'a.json',
      json({
        segments: [
          {
            start: 0,
            end: 2,
            text: 'Hello 42 there',
            speaker: 'SPEAKER_00',
            words: [{ word: 'Hello', start: 0, end: 0.5 }, { word: '42' }],
          },
        ],
      }),
      [['SPEAKER_00', 0, 2_000, 'Hello 42 there']],
    ],
    [
      'whisper.cpp',
      'a.json',
      json({
        result: { language: 'en' },
        transcription: [
          {
            timestamps: { from: '00:00:00,000', to: '00:00:02,500' },
            offsets: { from: 0, to: 2_500 },
            text: ' Hello there, all of you.',
          },
        ],
      }),
      [[null, 0, 2_500, 'Hello there, all of you.']],
    ],
    [
      'a service that counts the speakers, in an envelope',
      'a.json',
      json({
        results: {
          channels: [],
          utterances: [
            { start: 0.1, end: 0.9, transcript: 'Hello.', speaker: 0 },
            { start: 1, end: 2, transcript: 'Yes.', speaker: 1 },
          ],
        },
      }),
      [
        ['Speaker 0', 100, 900, 'Hello.'],
        ['Speaker 1', 1_000, 2_000, 'Yes.'],
      ],
    ],
    [
      'Whisper, where nobody speaks',
      'a.json',
      '{"segments":[{"start":0,"end":2.5,"text":"Say \\"NaN\\", NaN","avg_logprob":NaN,"x":-Infinity}]}',
      [[null, 0, 2_500, 'Say "NaN", NaN']],
    ],
    [
      'oTranscribe',
      'a.otr',
      json({
        text: '<p><span class="timestamp" data-timestamp="3.2">00:03</span> <b>Ann:</b> Hello.</p><p><span class="timestamp" data-timestamp="8">00:08</span> <b>Bob:</b> Fine so.</p>',
        media: 'a.mp3',
        'media-time': 12.2,
      }),
      [
        ['Ann', 3_000, null, 'Hello.'],
        ['Bob', 8_000, null, 'Fine so.'],
      ],
    ],
    [
      'JSON in lines',
      'a.jsonl',
      '{"start":0.5,"end":1,"text":"Hello"}\n{"start":9,"end":10.5,"text":"There"}\n',
      [
        [null, 500, 1_000, 'Hello'],
        [null, 9_000, 10_500, 'There'],
      ],
    ],
    [
      'TSV in milliseconds',
      'a.tsv',
      'start\tend\ttext\n0\t2500\tHello there.\n5000\t8000\tThird piece.\n',
      [
        [null, 0, 2_500, 'Hello there.'],
        [null, 5_000, 8_000, 'Third piece.'],
      ],
    ],
    [
      'a table with a time, a speaker and a text',
      'a.csv',
      'Timestamp,Speaker,Text\n00:00:01,Ann,Hello\n00:00:05,Bob,Hi\n',
      [
        ['Ann', 1_000, null, 'Hello'],
        ['Bob', 5_000, null, 'Hi'],
      ],
    ],
  ])('of %s', async (_, name, content, wanted) => {
    expect(await turnsOf(name, content)).toEqual(wanted);
  });
  it('tells the pieces that have no text', async () => {
    expect(
      (
        (await read(
          'a.json',
          json({ segments: [{ start: 0, text: 'A' }, { start: 1, text: 'B' }, { start: 2 }] }),
        )) as NotesOutcome
      ).faults,
    ).toEqual([{ line: null, cause: 'Piece 3 has no text' }]);
  });
});
