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

describe('the peek stack in the address', () => {
  it('is short where things open as usual', () => {
    expect(formatPeeks([note, tag])).toBe(`note:${id}~tag:b@Center`);
    expect(formatPeeks([{ ...note, place: 'highlight-7' }])).toBe(`note:${id}.highlight-7`);
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(peeks, (stack) => {
        const written = stack.map(({ place, ...rest }) => (place === undefined ? rest : { ...rest, place }));
        expect(parsePeeks(new URLSearchParams(withPeeks('?q=a+b', written)).get('peek'))).toEqual(written);
      }),
    );
  });

  it.each([null, '', 'note', 'note:', 'moon:1', 'note:a/b', 'note:<b>', 'constructor:1', 'note:1@FullPage'])(
    'leaves out what it cannot read: %p',
    (text) => {
      expect(parsePeeks(text)).toEqual([]);
    },
  );

  it('keeps what it can read beside what it cannot', () => expect(parsePeeks('moon:1~tag:b@Center')).toEqual([tag]));

  it('leaves the rest of the address alone', () => {
    expect(withPeeks('?q=red+hat&peek=note:x', [tag])).toBe('?q=red+hat&peek=tag:b@Center');
    expect(withPeeks('?q=red+hat&peek=note:x', [])).toBe('?q=red+hat');
    expect(withPeeks('?peek=note:x', [])).toBe('');
  });

  it('takes what was chosen in a peek along with it, and leaves what was chosen on the page and in the peeks that stay', () => {
    const chosen = '?panel=tags&panel.1=tags&find.2=trust&peek=note:x~tag:b@Center';
    const [lower, upper] = parsePeeks('note:x~tag:b@Center') as [Peek, Peek];
    expect(withPeeks(chosen, [lower, upper])).toBe(chosen);
    expect(withPeeks(chosen, [lower])).toBe('?panel=tags&panel.1=tags&peek=note:x');
    expect(withPeeks(chosen, [])).toBe('?panel=tags');
    expect(withPeeks(chosen, [{ ...lower, id: 'y' }])).toBe('?panel=tags&peek=note:y');
  });
});

describe('opening an item', () => {
  it('beside the page takes the place of what was open', () =>
    expect(opened([note], 0, { kind: 'tag', id: 'b' }, 'Center')).toEqual([tag]));
  it('from within a peek lays it on top', () =>
    expect(opened([note], 1, { kind: 'tag', id: 'b' }, 'Center')).toEqual([note, tag]));
  it('from a lower peek closes those above it', () =>
    expect(opened([note, tag], 1, { kind: 'person', id: 'c' }).map(({ kind }) => kind)).toEqual(['note', 'person']));

  it('in the centre, when it is laid on something in the centre', () =>
    expect(opened([tag], 1, { kind: 'note', id }).at(-1)?.mode).toBe('Center'));

  it('shows people, insights, notes and tags beside and others in the centre', () => {
    expect((['note', 'insight', 'tag', 'person', 'user'] as const).map(usualMode)).toEqual([
      'Side',
      'Side',
      'Side',
      'Side',
      'Center',
    ]);
  });

  it('has a full page of its own for every item', () => {
    expect(pathOf({ kind: 'note', id, place: 'highlight-7' })).toBe(`/data/${id}#highlight-7`);
    expect(pathOf({ kind: 'tag', id: 'b' })).toBe('/tags/b');
  });
});
