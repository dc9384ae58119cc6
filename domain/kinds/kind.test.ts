import { KINDS, type Kind, can, capitalized, isInProject, kindOf, kindsThat, typesThat, untitled } from './index.ts';

describe('the kinds of objects', () => {
  it.each(Object.keys(KINDS) as Kind[])('are known by either of their names: %s', (kind) => {
    expect(kindOf(KINDS[kind].type)).toBe(kind);
  });
  it.each(Object.keys(KINDS) as Kind[])('are each within a kind of the catalogue, or the workspace: %s', (kind) => {
    expect([null, ...Object.keys(KINDS)]).toContain(KINDS[kind].within);
  });
  it('are chosen by what can be done with them', () => {
    expect(kindsThat('shared')).toEqual(['note', 'insight', 'highlight', 'reel', 'project']);
    expect(typesThat('granted')).toEqual(['PROJECT', 'PROJECT_CATEGORY']);
    expect([can('granted', 'PROJECT_CATEGORY'), can('granted', 'NOTE')]).toEqual([true, false]);
  });
  it('are in a project or not', () => {
    expect((['TAG', 'HIGHLIGHT', 'PROJECT'] as const).map(isInProject)).toEqual([true, true, true]);
    expect((['PROJECT_CATEGORY', 'PERSON', 'CHANNEL_DATAPOINT'] as const).map(isInProject)).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('have words for the screen', () => {
    expect([untitled('folder'), capitalized(KINDS.tagBoard.many)]).toEqual(['Untitled folder', 'Tag boards']);
  });
});
