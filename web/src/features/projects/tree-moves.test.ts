import type { FolderView, ProjectView } from '@evident/domain/projects';
import { placeFor, type Dragged, type Tree } from './tree-moves.ts';

const folder = (id: string, parentId: string | null, level: FolderView['level'] = 'FULL', rank = 1) =>
  ({ id, parentId, level, rank, title: id, private: false }) as FolderView;
const project = (id: string, folderId: string | null, level: ProjectView['level'] = 'FULL', rank = 1) =>
  ({ id, folderId, level, rank, title: id, private: id === 'secret', status: 'active', markup: false }) as ProjectView;
const tree: Tree = {
  folders: [folder('a', null), folder('a1', 'a'), folder('closed', null, 'READ', 2)],
  projects: [project('p', null), project('q', 'a'), project('r', 'a', 'WRITE', 2), project('secret', null)],
};
const dragged = (id: string): Dragged => {
  const found = tree.projects.find((one) => one.id === id);
  return found
    ? { kind: 'project', project: found }
    : { kind: 'folder', folder: tree.folders.find((one) => one.id === id)! };
};
const drop = (what: string, over: string | null, part: 'upper' | 'middle' | 'lower' = 'middle') =>
  placeFor(dragged(what), over === null ? null : dragged(over), part, tree, 'CONTRIBUTOR');

describe('letting go of something over the tree', () => {
  it('puts a project into the folder it is over, and out of every folder over the heading', () => {
    expect(drop('p', 'a')).toEqual({ folderId: 'a', beforeId: null });
    expect(drop('q', null)).toEqual({ folderId: null, beforeId: null });
  });

  it('puts a project before another or after it', () => {
    expect(drop('p', 'q', 'upper')).toEqual({ folderId: 'a', beforeId: 'q' });
    expect(drop('p', 'q', 'lower')).toEqual({ folderId: 'a', beforeId: 'r' });
    expect(drop('p', 'r', 'lower')).toEqual({ folderId: 'a', beforeId: null });
  });

  it('puts a folder before another or into it, never into itself', () => {
    expect(drop('a1', 'a', 'upper')).toEqual({ folderId: null, beforeId: 'a' });
    expect(drop('a', 'a1')).toBeNull();
    expect(drop('a', 'a')).toBeNull();
  });

  it('allows no other folder without full access, and none one cannot edit', () => {
    expect(drop('r', null)).toBeNull();
    expect(drop('r', 'q', 'upper')).toEqual({ folderId: 'a', beforeId: 'q' });
    expect(drop('p', 'closed')).toBeNull();
  });

  it('opens nothing private to everybody', () => {
    expect(drop('secret', 'a')).toBeNull();
    expect(drop('secret', 'p', 'upper')).toEqual({ folderId: null, beforeId: 'p' });
  });
});
