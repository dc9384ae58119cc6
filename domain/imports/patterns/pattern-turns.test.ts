import { headsOf, patternOf } from './pattern-turns.ts';
import { turnPattern } from './turn-pattern.ts';

const ten = (line: (number: number) => string): string[] => Array.from({ length: 10 }, (_, number) => line(number));

describe('the form in which a text writes its turns', () => {
  it('is one whose names recur and whose times are in order', () => {
    expect(patternOf(ten((at) => `<0:${at + 10}> ${at % 2 ? 'Ann' : 'Bob'}: words`))?.template).toBe(
      '<{time}> {name}: {text}',
    );
    expect(patternOf(ten((at) => `<0:${50 - at}> ${at % 2 ? 'Ann' : 'Bob'}: words`))).toBeNull();
  });

  it('is one whose numbers count', () => {
    expect(patternOf(ten((at) => `(${at}) ${at % 2 ? 'Ann' : 'Bob'}: words`))?.template).toBe(
      '({number}) {name}: {text}',
    );
    expect(patternOf(ten((at) => `(${10 - at}) ${at % 2 ? 'Ann' : 'Bob'}: words`))).toBeNull();
  });

  it.each([
    ['sounds', ten((at) => `(${at % 2 ? 'Laughter' : 'Applause'}) and so on`)],
    ['remarks', ten((at) => `[${at % 2 ? 'laughs' : 'coughs'}] and so on`)],
    ['a glossary', ten((at) => `Term${at} - its meaning`)],
    ['a table of numbers', ten((at) => `${at}\t${at * 2}`)],
    ['footnotes', ten((at) => `[${at}] Smith: a title`)],
  ])('is no form of %s', (_, lines) => {
    expect(patternOf(lines)).toBeNull();
  });

  it('is read without the colon behind a name', () => {
    const lines = ['Ann Lee: 00:00:32', 'Ann Lee : 00:00:40', 'Ann Lee 00:00:50'];
    expect(headsOf(turnPattern('{name} {time}'), lines).map(({ name }) => name)).toEqual([
      'Ann Lee',
      'Ann Lee',
      'Ann Lee',
    ]);
  });

  it('leaves what stands for a name without one', () => {
    const lines = ['[Ann] Hello', '[???] Hi', '[2] Good', '[Unknown speaker] Yes'];
    expect(headsOf(turnPattern('[{name}] {text}'), lines).map(({ name }) => name)).toEqual([
      'Ann',
      null,
      'Speaker 2',
      'Unknown speaker',
    ]);
  });
});
