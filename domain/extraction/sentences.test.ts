import fc from 'fast-check';
import { codePoints } from '../content/index.ts';
import { sentencesOf } from './sentences.ts';

const texts = (text: string): string[] => sentencesOf(text, []).map((sentence) => sentence.text);

describe('Sentences', () => {
  it('end at a full stop, a question mark, an exclamation mark, and the end of a line', () => {
    expect(texts('We moved. Why? It was slow! “Very slow.” Then\nwe stopped')).toEqual([
      'We moved.',
      'Why?',
      'It was slow!',
      '“Very slow.”',
      'Then',
      'we stopped',
    ]);
    expect(texts('これは本です。あれは？')).toEqual(['これは本です。', 'あれは？']);
  });

  it('begin after the mark of a list item', () => {
    expect(texts('- Too slow.\n* Too dear.\n-5 degrees.')).toEqual(['Too slow.', 'Too dear.', '-5 degrees.']);
  });

  it('do not end at abbreviations, numbers and versions', () => {
    expect(texts('We use tools, e.g. Jaeger. Dr. Smith pays 3.5 million for v1.2.')).toEqual([
      'We use tools, e.g. Jaeger.',
      'Dr. Smith pays 3.5 million for v1.2.',
    ]);
  });

  it('without punctuation are cut between words', () => {
    const spoken = 'and then we went on with it '.repeat(60).trim();
    const pieces = texts(spoken);
    expect(pieces.join(' ')).toBe(spoken);
    expect(pieces.every(({ length }) => length <= 400)).toBe(true);
  });

  it('belong to their block, with its speaker and time', () => {
    const blocks = [
      { start: 0, end: 9, speaker: 'Ana', startMs: 500 },
      { start: 10, end: 20, speaker: 'Ben', startMs: 900 },
    ];
    expect(sentencesOf('🙂 Hi. Yes\nNo. Maybe.', blocks)).toEqual([
      { start: 0, end: 5, text: '🙂 Hi.', block: 0, speaker: 'Ana', startMs: 500 },
      { start: 6, end: 9, text: 'Yes', block: 0, speaker: 'Ana', startMs: 500 },
      { start: 10, end: 13, text: 'No.', block: 1, speaker: 'Ben', startMs: 900 },
      { start: 14, end: 20, text: 'Maybe.', block: 1, speaker: 'Ben', startMs: 900 },
    ]);
  });

  it('stand where they say, in order, and leave out only white space', () => {
    const pieces = fc.constantFrom('Yes. ', 'we did\n', '🙂', ' e.g. it', '?! ', 'a'.repeat(150), ', ', '。', ' ', '…');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const points = codePoints(text);
        let at = 0;
        for (const sentence of sentencesOf(text, [])) {
          expect(points.slice(at, sentence.start).trim()).toBe('');
          expect(points.slice(sentence.start, sentence.end)).toBe(sentence.text);
          at = sentence.end;
        }
        expect(points.slice(at, points.length).trim()).toBe('');
      }),
    );
  });
});
