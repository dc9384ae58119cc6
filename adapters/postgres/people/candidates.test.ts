import { candidatePatterns } from './candidates.ts';

/** Whether a LIKE pattern fits. */
const fits = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(text.toLowerCase());

it.each(['José Martínez', 'Jose Martinez', 'MARTINEZ, Jose', 'jose-martinez', 'x josemartinez y'])(
  'a text is read by an eraser if it can hold the name: %s',
  (text) => {
    const patterns = candidatePatterns(['Jose Martinez']);
    expect(patterns.some((pattern) => fits(pattern, text))).toBe(true);
    expect(patterns.some((pattern) => fits(pattern, 'joanna moritz'))).toBe(false);
  },
);

it('finds a name of three parts with the last one first', () => {
  expect(candidatePatterns(['Ruth Ann Berg']).some((pattern) => fits(pattern, 'Berg, Ruth Ann'))).toBe(true);
});
