import { OFFERED_PATTERNS, KNOWN_PATTERNS } from './known-patterns.ts';
import { headAt, turnPattern } from './turn-pattern.ts';

const found = (template: string, ...lines: string[]) => headAt(turnPattern(template), lines, 0);

describe('a form of turns', () => {
  it('finds name, times and the beginning of the words', () => {
    expect(found('[{time} --> {end}] {name}: {text}', '  [0:04 – 0:09]   Ann Berg : Hello')).toMatchObject({
      name: 'Ann Berg',
      start: 4_000,
      end: 9_000,
      lines: 1,
      from: '  [0:04 – 0:09]   Ann Berg : '.length,
    });
  });

  it('spans lines', () => {
    expect(found('{time} - {end}\n{name}\n{text}', '00;00;04;12 - 00;00;09;01', 'Ann', 'Hello')).toMatchObject({
      name: 'Ann',
      start: 4_000,
      lines: 2,
      from: 3,
    });
    expect(found('{name}⏎{time}', 'Ann', 'Hello')).toBeNull();
    expect(found('{name}\n{time}', 'Ann')).toBeNull();
  });

  it('finds words before the name', () => {
    const line = '0:04.0 - 0:09.0\tHello Bob\tAnn';
    expect(found('{time} - {end}\t{text}\t{name}', line)).toMatchObject({ name: 'Ann', from: 16, until: 25 });
  });

  it('takes other characters as they are', () => {
    expect(found('(a+)+${name}| {text}', '(a+)+$Ann| Hello')).toMatchObject({ name: 'Ann' });
    expect(found('.{name}: {text}', 'xAnn: Hello')).toBeNull();
  });

  it.each([
    ['{text}', 'The form has neither {name} nor {time}'],
    ['{name} {name}', 'The form has a part twice'],
    ['{time}{name}', 'Two parts of the form touch'],
    ['{name} {text}\n{time}', 'The words come before the end of the head'],
    [`{name}${'x'.repeat(200)}`, 'The form is too long'],
    ['{name}\n\n\n\n\n{time}', 'The form is too long'],
  ])('%j is refused', (template, title) => {
    expect(() => turnPattern(template)).toThrow(expect.objectContaining({ title }));
  });

  it('takes time in proportion to the text, for each known and offered form', () => {
    const hostile = ['a '.repeat(5_000), '0:04 '.repeat(2_000), '[[[['.repeat(1_000), '1 m '.repeat(1_000)];
    for (const pattern of [...KNOWN_PATTERNS, ...OFFERED_PATTERNS.map(turnPattern)])
      for (const line of hostile) expect(headAt(pattern, [line, line], 0)?.lines ?? 0).toBeLessThan(2);
  });
});
