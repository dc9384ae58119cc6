import type { FolderView, ProjectView } from '@evident/domain/projects';
import { foldersIn, nextAfter, projectsIn, pathTo, withAllBelow } from './folder-tree.ts';

const folder = (id: string, parentId: string | null, rank = 1) => ({ id, parentId, rank, title: id }) as FolderView;
const folders = [
  folder('b', null, 2),
  folder('a', null, 1),
  folder('a1', 'a'),
  folder('a11', 'a1'),
  folder('lonely', 'hidden', 3),
];
const ids = (things: { id: string }[]) => things.map(({ id }) => id);

describe('the tree of folders', () => {
  it('stands in the order people gave it', () => {
    expect(ids(foldersIn(folders, null))).toEqual(['a', 'b', 'lonely']);
    expect(ids(foldersIn(folders, 'a'))).toEqual(['a1']);
  });

  it('shows what lies in a folder nobody may see at the top, rather than nowhere', () => {
    const projects = [
      { id: 'p', folderId: 'hidden', rank: 1 },
      { id: 'q', folderId: 'a', rank: 1 },
    ] as ProjectView[];
    expect(ids(projectsIn(projects, folders, null))).toEqual(['p']);
    expect(ids(projectsIn(projects, folders, 'a'))).toEqual(['q']);
  });

  it('knows the way to a folder and all that is below it', () => {
    expect(ids(pathTo(folders, 'a11'))).toEqual(['a', 'a1', 'a11']);
    expect(pathTo(folders, null)).toEqual([]);
    expect([...withAllBelow(folders, 'a')].sort()).toEqual(['a', 'a1', 'a11']);
  });

  it('ends even where two folders lie in each other', () => {
    const round = [folder('x', 'y'), folder('y', 'x')];
    expect(ids(pathTo(round, 'x'))).toEqual(['y', 'x']);
    expect([...withAllBelow(round, 'x')].sort()).toEqual(['x', 'y']);
  });

  it('remembers before whom something stood', () => {
    expect(
      nextAfter(
        [
          { id: 'a', rank: 1 },
          { id: 'b', rank: 2 },
        ],
        'a',
      ),
    ).toBe('b');
    expect(
      nextAfter(
        [
          { id: 'a', rank: 1 },
          { id: 'b', rank: 2 },
        ],
        'b',
      ),
    ).toBeNull();
  });
});
