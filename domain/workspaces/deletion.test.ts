import { demandTypedName, isTypedName } from './deletion.ts';

describe('the name typed to delete a workspace', () => {
  it.each([
    ['Acme Research', true],
    ['  acme research ', true],
    ['Acme', false],
    ['', false],
  ])('%j: %s', (typed, matches) => {
    expect(isTypedName('Acme Research', typed)).toBe(matches);
  });

  it('has to be that name, or the workspace is kept', () => {
    expect(() => demandTypedName('Acme Research', 'acme research')).not.toThrow();
    expect(() => demandTypedName('Acme Research', 'Acme')).toThrow(
      expect.objectContaining({ code: 'ValidationError', advice: 'Type “Acme Research” to delete the workspace.' }),
    );
  });
});
