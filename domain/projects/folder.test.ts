import { type Folder, FOLDER_DEPTH_MAX, folderTitle, movedPath, pathIn } from './index.ts';

const folder = (path: string[]): Folder => ({
  id: path.at(-1)!,
  teamId: 't',
  parentId: path.at(-2) ?? null,
  path,
  title: '',
  rank: 1,
  createdBy: 'm',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  version: 1,
});
const deep = (length: number) => folder(Array.from({ length }, (_, index) => `f${index}`));

describe('a folder', () => {
  it.each([
    ['', 'Untitled folder'],
    ['   ', 'Untitled folder'],
    ['Pricing', 'Pricing'],
  ])('titled %p is shown as %p', (title, shown) => {
    expect(folderTitle(title)).toBe(shown);
  });

  it('lies at the top or in a parent', () => {
    expect(pathIn(null, 'x')).toEqual(['x']);
    expect(pathIn(folder(['a', 'b']), 'x')).toEqual(['a', 'b', 'x']);
  });

  it.each([
    ['itself', ['a', 'x']],
    ['a folder inside it', ['a', 'x', 'c']],
  ])('cannot lie in %s', (_, path) => {
    expect(() => pathIn(folder(path), 'x')).toThrow('A folder can’t contain itself');
  });

  it('nests at most ten deep', () => {
    expect(pathIn(deep(FOLDER_DEPTH_MAX - 1), 'x')).toHaveLength(10);
    expect(() => pathIn(deep(FOLDER_DEPTH_MAX), 'x')).toThrow('Folders nest at most 10 deep');
  });

  it('counts the folders that hang under it', () => {
    expect(pathIn(deep(7), 'x', 2)).toHaveLength(8);
    expect(() => pathIn(deep(8), 'x', 2)).toThrow('Folders nest at most 10 deep');
  });

  it('takes the folders under it along', () => {
    expect(movedPath(['old', 'x', 'child', 'grandchild'], folder(['new', 'home', 'x']))).toEqual([
      'new',
      'home',
      'x',
      'child',
      'grandchild',
    ]);
  });
});
