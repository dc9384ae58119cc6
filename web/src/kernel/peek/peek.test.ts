import fc from 'fast-check';
import {
  formatPeeks,
  opened,
  parsePeeks,
  pathOf,
  peekPaths,
  usualMode,
  withPeeks,
  type Peek,
  type PeekKind,
} from './peek.ts';

const id = '01933f0a-7c5e-7aaa-8000-1f2e3d4c5b6a';
const note: Peek = { kind: 'note', id, mode: 'Side' };
const tag: Peek = { kind: 'tag', id: 'b', mode: 'Center' };
const peeks = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(peekPaths) as PeekKind[])),
    id: fc.uuid(),
    mode: fc.constantFrom('Side' as const, 'Center' as const),
    place: fc.option(fc.stringMatching(/^[\w-]{1,20}$/), { nil: undefined }),
  }),
  { maxLength: 8 },
);

describe('peek stack in the address', () => {
  it('is short for default modes', () => {
    expect(formatPeeks([note, tag])).toBe(`note:${id}~tag:b@Center`);
    expect(formatPeeks([{ ...note, place: 'highlight-7' }])).toBe(`note:${id}.highlight-7`);
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(peeks, (stack) => {
        const written = stack.map(({ place, ...rest }) => (place === undefined ? rest : { ...rest, place }));
        expect(parsePeeks(new URLSearchParams(withPeeks('?q=a+b', written)).get('peek'))).toEqual(written);
      }),
    );
  });

  it.each([null, '', 'note', 'note:', 'moon:1', 'note:a/b', 'note:<b>', 'constructor:1', 'note:1@FullPage'])(
    'omits invalid entries: %p',
    (text) => {
      expect(parsePeeks(text)).toEqual([]);
    },
  );

  it('keeps valid entries next to invalid ones', () => expect(parsePeeks('moon:1~tag:b@Center')).toEqual([tag]));

  it('leaves the rest of the address alone', () => {
    expect(withPeeks('?q=red+hat&peek=note:x', [tag])).toBe('?q=red+hat&peek=tag:b@Center');
    expect(withPeeks('?q=red+hat&peek=note:x', [])).toBe('?q=red+hat');
    expect(withPeeks('?peek=note:x', [])).toBe('');
  });

  it('removes choices of closed peeks and keeps those of the page and open peeks', () => {
    const chosen = '?panel=tags&panel.1=tags&find.2=trust&peek=note:x~tag:b@Center';
    const [lower, upper] = parsePeeks('note:x~tag:b@Center') as [Peek, Peek];
    expect(withPeeks(chosen, [lower, upper])).toBe(chosen);
    expect(withPeeks(chosen, [lower])).toBe('?panel=tags&panel.1=tags&peek=note:x');
    expect(withPeeks(chosen, [])).toBe('?panel=tags');
    expect(withPeeks(chosen, [{ ...lower, id: 'y' }])).toBe('?panel=tags&peek=note:y');
  });
});

describe('opening an item', () => {
  it('from the page replaces open peeks', () =>
    expect(opened([note], 0, { kind: 'tag', id: 'b' }, 'Center')).toEqual([tag]));
  it('from a peek stacks it on top', () =>
    expect(opened([note], 1, { kind: 'tag', id: 'b' }, 'Center')).toEqual([note, tag]));
  it('from a lower peek closes those above it', () =>
    expect(opened([note, tag], 1, { kind: 'person', id: 'c' }).map(({ kind }) => kind)).toEqual(['note', 'person']));

  it('from a center peek stays in the center', () =>
    expect(opened([tag], 1, { kind: 'note', id }).at(-1)?.mode).toBe('Center'));

  it('shows people, insights, notes and tags in a side peek and others in the center', () => {
    expect((['note', 'insight', 'tag', 'person', 'user'] as const).map(usualMode)).toEqual([
      'Side',
      'Side',
      'Side',
      'Side',
      'Center',
    ]);
  });

  it('has a full page for every item', () => {
    expect(pathOf({ kind: 'note', id, place: 'highlight-7' })).toBe(`/data/${id}#highlight-7`);
    expect(pathOf({ kind: 'tag', id: 'b' })).toBe('/tags/b');
  });
});
