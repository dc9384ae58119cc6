import { addedCodes, codeBookRows, codeColumns, readCodeBook } from './index.ts';

const row = (line: number, ...cells: string[]) => ({ line, cells });

describe('a code book', () => {
  const columns = codeColumns(['Code', 'Category', 'Definition', 'Colour'])!;

  it('finds its columns by the names that other programs use, and needs one of tags', () => {
    expect(columns).toMatchObject({ tag: 0, group: 1, description: 2, color: 3, role: -1, groupColor: -1 });
    expect(codeColumns(['Category', 'Definition'])).toBeNull();
  });

  it('joins groups of the same name in any case, and names rows that it leaves out', () => {
    const { codeBook, refused } = readCodeBook(columns, [
      row(2, 'Doubts', 'Trust', 'Why', 'teal'),
      row(3, 'Checks', ' trust ', '', '#F80080'),
      row(4, 'DOUBTS', 'Trust', '', ''),
      row(5, 'Alone', '', '', ''),
      row(6, '', '', 'No name', ''),
      row(7, 'Colored', 'Trust', '', 'pale'),
    ]);
    expect(codeBookRows(codeBook)).toEqual([
      ['Trust', '', 'Doubts', '059583', 'Why', ''],
      ['Trust', '', 'Checks', 'f80080', '', ''],
      ['Ungrouped', '', 'Alone', '', '', ''],
    ]);
    expect(refused.map(({ line }) => line)).toEqual([4, 6, 7]);
  });

  it('adds only what a board does not have, in free hues and after the others', () => {
    const board = { id: 'b', teamId: 'team', projectId: 'p', title: 'Board', version: 1, rank: 1 };
    const group = {
      id: 'g',
      teamId: 'team',
      tagBoardId: 'b',
      title: 'Trust',
      color: 'blue' as const,
      hex: null,
      version: 1,
      rank: 65_536,
    };
    const { codeBook } = readCodeBook(columns, [row(2, 'Doubts', 'TRUST', '', ''), row(3, 'Slow', 'Speed', '', '')]);
    let made = 0;
    const making = { newId: () => `new-${(made += 1)}`, by: 'ada', at: new Date(0) };
    const on = { board, groups: [group], tags: [], hues: ['blue' as const] };
    const added = addedCodes(codeBook, on, making);
    expect(added).toMatchObject({ groups: 1, tags: 2, existing: 0 });
    expect(added.changeSet.groups[0]!.after).toMatchObject({ title: 'Speed', color: 'orange', rank: 131_072 });
    const tags = added.changeSet.tags.flatMap(({ after }) => after ?? []);
    const groups = [group, added.changeSet.groups[0]!.after!];
    expect(addedCodes(codeBook, { ...on, groups, tags }, making)).toMatchObject({ groups: 0, tags: 0, existing: 2 });
  });
});
