import { chordOf, keySigns, matchKeys } from './chord.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a key press', () => {
  it.each([
    [press('k'), 'k'],
    [press('K', { shiftKey: true }), 'shift+k'],
    [press('?', { shiftKey: true }), '?'],
    [press('Escape'), 'Escape'],
    [press('k', { ctrlKey: true }), 'mod+k'],
    [press('['), '['],
    [press('[', { altKey: true }), '['],
    [press('Control', { ctrlKey: true }), null],
    [press(' '), 'Space'],
  ])('%j is %p', (event, chord) => expect(chordOf(event, false)).toBe(chord));

  it('maps mod to ⌘ on a Mac, and to Ctrl elsewhere', () => {
    expect(chordOf(press('z', { metaKey: true }), true)).toBe('mod+z');
    expect(chordOf(press('z', { ctrlKey: true }), true)).toBe('ctrl+z');
  });
});

describe('key bindings', () => {
  const bindings = [
    { keys: 'g h', at: 1 },
    { keys: 'j', at: 1 },
    { keys: 'j', at: 2 },
  ];

  it('wait for the rest of a sequence', () => {
    expect(matchKeys(bindings, ['g'])).toEqual({ run: undefined, pending: true });
    expect(matchKeys(bindings, ['g', 'h']).run).toBe(bindings[0]);
    expect(matchKeys(bindings, ['h'])).toEqual({ run: undefined, pending: false });
  });

  it('are overridden by newer ones', () => expect(matchKeys(bindings, ['j']).run).toBe(bindings[2]));
});

describe('key labels', () => {
  it('match the keyboard', () => {
    expect(keySigns('mod+k', false)).toEqual([['Ctrl', 'K']]);
    expect(keySigns('mod+k', true)).toEqual([['⌘', 'K']]);
    expect(keySigns('g h', false)).toEqual([['G'], ['H']]);
    expect(keySigns('Escape', false)).toEqual([['Esc']]);
  });
});
