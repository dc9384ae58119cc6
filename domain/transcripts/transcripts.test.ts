import { type RichNode, plainText } from '../content/index.ts';
import { doc, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import {
  LOCALES,
  hasTimes,
  heardWords,
  identifiedLanguage,
  identifiedTag,
  languageOf,
  languageTag,
  minutesOf,
  monthOf,
  promptOf,
  stitch,
  turnsOf,
  voicesIn,
  withTimes,
  withTranscript,
} from './index.ts';

describe('locale codes', () => {
  it('map to language tags, and auto-identify to none', () => {
    expect(languageTag('auto')).toBeNull();
    expect(languageTag('pt-BR')).toBe('pt-BR');
    expect(languageTag('zh-TW')).toBe('zh-Hant');
    for (const code of LOCALES.slice(1))
      expect(Intl.getCanonicalLocales(languageTag(code)!)).toEqual([languageTag(code)]);
    expect(languageOf('pt-BR')).toBe('pt');
  });

  it('are found for the language that an engine names', () => {
    for (const [named, tag] of [
      ['english', 'en'],
      ['German', 'de'],
      ['pt', 'pt'],
      ['klingon', null],
      ['', null],
    ] as const)
      expect(identifiedTag(named)).toBe(tag);
    expect(identifiedTag(null)).toBeNull();
  });
});

describe('joining transcribed pieces', () => {
  const cue = (text: string, start: number, end: number, speaker: string | null = null) => ({
    text,
    start,
    end,
    speaker,
  });
  const pieces = [
    { startMs: 60_000, endMs: 90_000, heard: { language: 'en', cues: [cue('third', 0, 40_000, 'A')] } },
    {
      startMs: 0,
      endMs: 60_000,
      heard: {
        language: 'de',
        cues: [
          { ...cue('first', 100, 900, 'B'), words: [{ text: 'first', start: 100, end: 900 }] },
          cue('second', 1000, 2000, 'A'),
        ],
      },
    },
  ];

  it('moves times to the recording, within the piece', () => {
    expect(stitch(pieces).map(({ text, start, end }) => [text, start, end])).toEqual([
      ['first', 100, 900],
      ['second', 1000, 2000],
      ['third', 60_000, 90_000],
    ]);
  });

  it('keeps speakers together whom the engine recognized by their voice', () => {
    const heard = (...cues: ReturnType<typeof cue>[]) => ({ language: null, cues });
    const first = {
      startMs: 0,
      endMs: 60_000,
      heard: heard(cue('a', 0, 1_000, 'A'), cue('b', 1_000, 30_000, 'B'), cue('c', 31_000, 34_000, 'A')),
    };
    expect(voicesIn([first])).toEqual([
      { name: 'known-2', startMs: 1_000, endMs: 11_000 },
      { name: 'known-1', startMs: 31_000, endMs: 34_000 },
    ]);
    const second = {
      startMs: 60_000,
      endMs: 90_000,
      heard: heard(cue('d', 0, 900, 'A'), cue('e', 1_000, 2_000, 'known-2'), cue('f', 2_000, 2_500, 'known-1')),
    };
    expect(stitch([first, second]).map(({ speaker }) => speaker)).toEqual(
      [1, 2, 1, 3, 2, 1].map((number) => `Speaker ${number}`),
    );
  });

  it('takes equal labels of different pieces for different speakers', () => {
    expect(stitch(pieces).map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 3']);
  });

  it('names the language of most of the recording', () => {
    expect(identifiedLanguage(pieces)).toBe('de');
    expect(identifiedLanguage([])).toBeNull();
  });
});

describe('the vocabulary as a prompt', () => {
  it('names the terms of the project first, each once', () => {
    expect(promptOf(['Grafana', ' OpenTelemetry '], ['grafana', 'Loki', ''])).toBe('Grafana, OpenTelemetry, Loki');
    expect(promptOf([], [' '])).toBeNull();
  });
  it('stops where engines stop reading', () => {
    expect(promptOf(['first', 'x'.repeat(800)], ['last'])).toBe('first');
  });
});

describe('minutes', () => {
  it('belong to months in UTC and are counted when begun', () => {
    expect(monthOf(new Date('2026-03-31T23:30:00-05:00'))).toBe('2026-04-01');
    expect([minutesOf(0), minutesOf(1), minutesOf(60_000), minutesOf(60_001)]).toEqual([0, 1, 1, 2]);
  });
});

const timed = (text: string, start: number, end: number) => words(text, { type: 'word', attrs: { start, end } });
const wordMark = (start: number, end: number) => ({ type: 'word', attrs: { start, end } });
const ofFile = (node: RichNode, fileId: string): RichNode => ({ ...node, attrs: { ...node.attrs, fileId } });

describe('adding a transcript to a note', () => {
  const transcript = {
    blocks: [turn('s1', 0, 900, 'New words'), turn('s2', 900, 1900, 'More words')],
    speakers: [
      { id: 's1', name: 'Speaker 1' },
      { id: 's2', name: 'Ana' },
    ],
  };
  const first = { fileId: 'f1', isFirst: true };

  it('replaces an empty text', () => {
    const { content, speakers } = withTranscript({ content: doc(paragraph()), speakers: {} }, transcript, first, 'n');
    expect(content.content!.map(({ attrs }) => attrs)).toEqual([
      { speaker: 'n-s1', start: 0, end: 900, fileId: 'f1' },
      { speaker: 'n-s2', start: 900, end: 1900, fileId: 'f1' },
    ]);
    expect(speakers).toEqual({ 'n-s1': 'Speaker 1', 'n-s2': 'Ana' });
  });

  it('keeps everything that members wrote, and goes to the end', () => {
    const note = { content: doc(paragraph('My notes'), turn('a', null, null, 'typed')), speakers: { a: 'Ana' } };
    const { content, speakers } = withTranscript(note, transcript, first, 'n');
    expect(plainText(content)).toBe('My notes\ntyped\nNew words\nMore words');
    expect(speakers).toEqual({ a: 'Ana', 'n-s1': 'Speaker 1' });
    expect(content.content![3]!.attrs).toMatchObject({ speaker: 'a' });
  });

  it('takes the place of the former transcript of the recording, and leaves those of others', () => {
    const note = {
      content: doc(
        paragraph('Before'),
        turn('a', 0, 900, 'old'),
        ofFile(turn('b', 0, 900, 'second recording'), 'f2'),
        ofFile(turn('a', 900, 990, 'old too'), 'f1'),
      ),
      speakers: { a: 'Speaker 1', b: 'Speaker 2' },
    };
    expect(turnsOf(note.content, first).map(({ content }) => content![0]!.text)).toEqual(['old', 'old too']);
    const { content, speakers } = withTranscript(note, transcript, first, 'n');
    expect(plainText(content)).toBe('Before\nNew words\nMore words\nsecond recording');
    expect(speakers).toEqual({ b: 'Speaker 2', 'n-s1': 'Speaker 3', 'n-s2': 'Ana' });
  });
});

describe('giving times to a text', () => {
  it('times each word, keeps other marks and shares the time of a caption', () => {
    const heard = heardWords([
      turn(
        null,
        0,
        2000,
        timed('Hello ', 0, 1000),
        words('there', 'bold', wordMark(0, 1000)),
        ' ',
        timed('friend', 1200, 1500),
      ),
    ]);
    expect(heard).toEqual([
      { text: 'Hello', start: 0, end: 500 },
      { text: 'there', start: 500, end: 1000 },
      { text: 'friend', start: 1200, end: 1500 },
    ]);
    const [timedTurn] = withTimes([paragraph('Hello ', words('there', 'bold'), ' friends')], heard);
    expect(timedTurn).toEqual({
      type: 'turn',
      attrs: { start: 0, end: 1500 },
      content: [
        timed('Hello', 0, 500),
        words(' '),
        words('there', 'bold', { type: 'word', attrs: { start: 500, end: 1000 } }),
        words(' '),
        timed('friends', 1200, 1500),
      ],
    });
    expect(hasTimes([timedTurn!])).toBe(true);
    expect(hasTimes([paragraph('Hello')])).toBe(false);
  });

  it('passes over headings', () => {
    const heading: RichNode = { type: 'heading', attrs: { level: 1 }, content: [words('Interview with Ana')] };
    const [same, spoken] = withTimes([heading, turn('a', null, null, 'hello')], [{ text: 'hello', start: 5, end: 9 }]);
    expect(same).toBe(heading);
    expect(spoken!.attrs).toMatchObject({ speaker: 'a', start: 5, end: 9 });
  });
});
