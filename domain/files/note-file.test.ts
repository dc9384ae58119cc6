import { NOTE_FILES_MAX, type NoteFile, type NoteFileChange, placed, reverted } from './index.ts';

const row = (fileId: string, rank: number): NoteFile => ({
  noteId: 'note',
  fileId,
  rank,
  createdBy: 'ada',
  createdAt: new Date(0),
});
const after = (files: readonly NoteFile[], changes: readonly NoteFileChange[]): NoteFile[] => {
  const byId = new Map(files.map((one) => [one.fileId, one]));
  for (const { before, after } of changes) {
    if (before) byId.delete(before.fileId);
    if (after) byId.set(after.fileId, after);
  }
  return [...byId.values()].sort((one, other) => one.rank - other.rank);
};
const ids = (files: readonly NoteFile[]) => files.map(({ fileId }) => fileId);

describe('the files of a note', () => {
  const files = [row('a', 1), row('b', 2), row('c', 3)];

  it.each([
    ['d', null, ['a', 'b', 'c', 'd']],
    ['d', 'a', ['d', 'a', 'b', 'c']],
    ['c', 'a', ['c', 'a', 'b']],
    ['a', null, ['b', 'c', 'a']],
    ['b', 'b', ['a', 'b', 'c']],
    ['b', 'c', ['a', 'b', 'c']],
  ])('%s goes before %s', (id, before, order) => {
    const file = files.find(({ fileId }) => fileId === id) ?? row(id, 0);
    expect(ids(after(files, placed(files, file, before)))).toEqual(order);
  });

  it('get new ranks when no number fits between two, and can be put back', () => {
    const tight = [row('a', 1), row('b', 1 + Number.EPSILON), row('c', 3)];
    const changes = placed(tight, row('d', 0), 'b');
    const now = after(tight, changes);
    expect(ids(now)).toEqual(['a', 'd', 'b', 'c']);
    expect(after(now, reverted(changes, now))).toEqual(tight);
  });

  it('are at most 100', () => {
    const full = Array.from({ length: NOTE_FILES_MAX }, (_, n) => row(`${n}`, n + 1));
    expect(() => placed(full, row('one more', 0), null)).toThrow('100 files already');
    expect(() => placed(full, full[0]!, null)).not.toThrow();
  });

  it('are not put before a file of another note', () => {
    expect(() => placed(files, row('d', 0), 'x')).toThrow('not in the note');
  });

  it.each([
    ['added again', [], [row('a', 1)]],
    ['removed', [row('a', 1)], []],
    ['moved', [row('a', 1)], [row('a', 9)]],
  ])('are not put back once a file was %s', (_, then, now) => {
    const change = { before: then[0] ? null : row('a', 1), after: then[0] ?? null };
    expect(() => reverted([change], now)).toThrow('can no longer be undone');
  });
});
