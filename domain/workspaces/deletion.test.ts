import { isTypedName } from './deletion.ts';

describe('the name typed to delete a workspace', () => {
  it.each([
    ['Acme Research', true],
    ['  acme research ', true],
    ['Acme', false],
    ['', false],
  ])('%j: %s', (typed, matches) => {
    expect(isTypedName('Acme Research', typed)).toBe(matches);
  });
});
