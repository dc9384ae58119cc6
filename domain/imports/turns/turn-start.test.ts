import { type TurnStart, turnStart } from './turn-start.ts';

describe('the beginning of a line of a transcript', () => {
  it.each<[string, TurnStart['evidence'], string | null, number | null]>([
    ['Ann Berg  0:21', 'time', 'Ann Berg', 21_000],
    ['Ann: 00:00:21', 'time', 'Ann', 21_000],
    ['Room 3 (Berlin) | Acme   0:21', 'time', 'Room 3 (Berlin) | Acme', 21_000],
    ['Ann (00:21): Hello', 'time', 'Ann', 21_000],
    ['Ann [00:21]', 'time', 'Ann', 21_000],
    ['[00:21] Ann: Hello', 'time', 'Ann', 21_000],
    ['Ann: Hello', 'plain', 'Ann', null],
    ['Ann Berg | Acme Inc: Hello', 'odd', 'Ann Berg | Acme Inc', null],
    ['Ann  10:02 AM', 'clock', 'Ann', 36_120_000],
    ['[00:21] Hello there', 'stamp', null, 21_000],
    ['0:21', 'stamp', null, 21_000],
    ['0:21 is a time', 'number', null, 21_000],
    ['Meeting started: 10:02', 'refused', null, null],
    ['Tuesday, March 12 0:21', 'refused', null, null],
    ['we left the house at 0:21', 'doubtful', null, 21_000],
    ['Ann Berg   0 minutes 21 seconds', 'time', 'Ann Berg', 21_000],
    ['Ann Berg\t1 hour 0 minutes 21 seconds', 'time', 'Ann Berg', 3_621_000],
    ['Ann Berg  1 hour 2 minutes', 'time', 'Ann Berg', 3_720_000],
    ['Introduction   10 minutes', 'clock', 'Introduction', 600_000],
    ['?? (guest): 2   0 minutes 21 seconds', 'refused', null, 21_000],
    ['#00:00:21-5# Ann: Hello', 'time', 'Ann', 21_500],
    ['#00:00:21# Hello there', 'stamp', null, 21_000],
    ['00:00:21.5Ann: Hello', 'time', 'Ann', 21_500],
  ])('%p: %s', (line, evidence, name, start) => {
    expect(turnStart(line, 0)).toMatchObject({ evidence, name, start });
  });
  it.each(['Nobody. Not once. [01:02]', 'Why not? (00:01:02)'])('is none in a sentence before a time: %s', (line) => {
    expect(turnStart(line, 0)).toBeNull();
  });

  it.each([
    '',
    'Hello there',
    'we ran 10 minutes 5 seconds',
    '00:00:21Uhr war es',
    'Website: https://example.org',
    'https://example.org',
    'one more thing to say: yes',
  ])('%p begins nothing', (line) => {
    expect(turnStart(line, 0)).toBeNull();
  });

  it('is more certain in bold type', () => {
    expect(turnStart('Ann: Hello', 4)?.evidence).toBe('bold');
    expect(turnStart('Ann (00:21): Hello', 12)?.evidence).toBe('bold time');
    expect(turnStart('Ann: Hello', 2)?.evidence).toBe('plain');
  });

  it('reads where a turn ends, if the stamp says so', () => {
    expect(turnStart('[00:00:21.000 --> 00:00:23.500] Ann: Hello', 0)).toMatchObject({
      start: 21_000,
      end: 23_500,
      name: 'Ann',
    });
  });

  it('knows which characters are no speech', () => {
    for (const line of [
      '#00:00:21-5# Ann: Hello',
      '00:00:21.5Ann: Hello',
      'Ann: Hello',
      '[00:21] Ann: Hello',
      'Ann (00:21): Hello',
      '[00:21] Hello',
    ])
      expect(line.slice(turnStart(line, 0)!.length)).toBe('Hello');
  });
});
