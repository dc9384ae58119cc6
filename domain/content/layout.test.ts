import fc from 'fast-check';
import { block, doc, heading, lineBreak, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import { clock, codePoints, countCodePoints, excerpt, excerptOf, layOut, plainText } from './index.ts';

const cell = (...content: ReturnType<typeof paragraph>[]) => block('tableCell', ...content);

describe('the plain text of a document', () => {
  it('has a line for each text block, empty ones too, and none for what has no text', () => {
    expect(
      plainText(
        doc(
          heading(1, 'Title'),
          paragraph(),
          turn('a', 0, 1, 'Hello ', words('you', 'bold')),
          block('horizontalRule'),
          block(
            'bulletList',
            block('listItem', paragraph('one'), paragraph('more')),
            block('listItem', paragraph('two')),
          ),
          block('evidence'),
          block('codeBlock', words('x\ny')),
          block('blockquote', paragraph('said', lineBreak, 'twice')),
        ),
      ),
    ).toBe('Title\n\nHello you\none\nmore\ntwo\nx\ny\nsaid\ntwice');
  });

  it('has the cells of a row beside each other', () => {
    const table = block(
      'table',
      block('tableRow', cell(paragraph('a')), cell(paragraph('b'), paragraph('b2')), cell(paragraph())),
      block('tableRow', cell(paragraph('c')), cell(paragraph('d'))),
    );
    expect(plainText(doc(paragraph('x'), table, paragraph('y')))).toBe('x\na\tb\nb2\t\nc\td\ny');
  });

  it('knows where each block lies, in code points, who speaks and when', () => {
    const { blocks, text } = layOut(doc(paragraph('👩‍🔬 é'), turn('ana', 1000, 2000, '😀b'), paragraph('c')));
    expect(blocks.map(({ start, end, speaker, startMs, endMs }) => [start, end, speaker, startMs, endMs])).toEqual([
      [0, 5, null, null, null],
      [6, 8, 'ana', 1000, 2000],
      [9, 10, null, null, null],
    ]);
    expect([...text].slice(6, 8).join('')).toBe('😀b');
  });

  it('knows the recording of each turn', () => {
    const second = { ...turn('ana', 0, 9, 'b'), attrs: { start: 0, fileId: 'f2' } };
    expect(layOut(doc(turn('ana', 0, 9, 'a'), second, paragraph('c'))).blocks.map(({ fileId }) => fileId)).toEqual([
      null,
      'f2',
      null,
    ]);
  });

  it('gives an excerpt of one line that ends with a word', () => {
    expect(excerpt('  One\n two  three ')).toBe('One two three');
    expect(excerpt('One two three four five', 14)).toBe('One two three…');
    expect(excerpt('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(9)}…`);
  });

  it('gives an excerpt of whole characters, without any white space but single spaces', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', ' ', '\n', '\t', '\u00a0', '😀', '\ud83d'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 20 }), (value, atMost) => {
        const line = value
          .slice(0, atMost * 8)
          .replace(/\s+/g, ' ')
          .trim();
        const short = excerpt(value, atMost);
        expect([...short].length).toBeLessThanOrEqual(atMost);
        if ([...line].length <= atMost) expect(short).toBe(line);
        else expect([...line].slice(0, atMost - 1).join('')).toContain(short.slice(0, -1));
      }),
    );
  });

  it('gives what is said below the headings, block after block as sentences', () => {
    expect(
      excerptOf(
        doc(
          heading(2, 'What we saw'),
          paragraph('People wait'),
          paragraph(''),
          heading(3, 'Why'),
          paragraph('They fear (rightly)'),
          paragraph('“Is it?”'),
          paragraph('It is'),
        ),
      ),
    ).toBe('People wait. They fear (rightly). “Is it?” It is');
    expect(excerptOf(doc(heading(2, 'What we saw')))).toBe('What we saw');
    expect(excerptOf(doc())).toBe('');
  });
});

describe('code points', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', '\n', '😀', '𝒳', '日', '\u200d', '\ud83d'),
    maxLength: 600,
  });

  it('are counted and cut as a text is when it is walked', () => {
    fc.assert(
      fc.property(text, fc.nat(700), fc.nat(700), (value, a, b) => {
        const [points, walked] = [codePoints(value), [...value]];
        expect(points.length).toBe(walked.length);
        expect(countCodePoints(value)).toBe(walked.length);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        expect(points.slice(from, to)).toBe(walked.slice(from, to).join(''));
      }),
    );
  });

  it('turn into UTF-16 positions and back', () => {
    fc.assert(
      fc.property(text, fc.nat(600), (value, point) => {
        const points = codePoints(value);
        const within = Math.min(point, points.length);
        expect(points.unitAt(point)).toBe([...value].slice(0, point).join('').length);
        expect(points.pointAt(points.unitAt(within))).toBe(within);
      }),
    );
    expect(codePoints('a😀b').pointAt(2)).toBe(1);
  });
});

describe('a moment', () => {
  it.each([
    [0, '0:00'],
    [21_900, '0:21'],
    [725_000, '12:05'],
    [3_723_000, '1:02:03'],
  ])('of %i ms is read as %s', (ms, expected) => {
    expect(clock(ms)).toBe(expected);
  });
});
