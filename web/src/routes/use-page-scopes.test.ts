import { pageScopes } from './use-page-scopes.ts';

const A = '0190a000-0000-7000-8000-00000000000a';
const B = '0190a000-0000-7000-8000-00000000000b';
const EVERYTHING = { type: 'WORKSPACE', id: null };

describe('what a page can be asked about', () => {
  it.each([
    [`/data/talk-${A}`, 'NOTE'],
    [`/insights/${A}`, 'INSIGHT'],
    [`/people/ada-${A}`, 'PERSON'],
    [`/projects/study-${A}/v`, 'PROJECT'],
    [`/folders/${A}`, 'FOLDER'],
  ])('is what its address names, then everything: %s', (path, type) => {
    expect(pageScopes(path, '')).toEqual([{ type, id: A }, EVERYTHING]);
  });

  it('is first what is open on top of it', () => {
    expect(pageScopes(`/projects/${A}/v`, `?peek=note:${B}`)).toEqual([
      { type: 'NOTE', id: B },
      { type: 'PROJECT', id: A },
      EVERYTHING,
    ]);
  });

  it.each(['/home', '/projects/all-projects', '/tags/x', '/'])('is everything on all other pages: %s', (path) => {
    expect(pageScopes(path, '')).toEqual([EVERYTHING]);
  });
});
