import { filesUnder, textOf } from './source-files.ts';

/** Private words for things that the field has a term for; docs/glossary.md lists the terms. */
const PRIVATE = /\b(deeds?|doorkeeper|tid(y|ying)|foresee[ns]?|tak(e|en) back|(ask|sent) again|colours?|neighbours?)\b/;
const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z]\w*)/g;
const FOLDERS = ['domain', 'application', 'adapters', 'api', 'web/src', 'test', 'scripts'];

/** `takenBack`, `TAKEN_BACK` and `taken-back.ts` are all “taken back”. */
const wordsOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z]+/g, ' ')
    .toLowerCase();

const isPrivate = (name: string): boolean => PRIVATE.test(wordsOf(name));

describe('names', () => {
  const paths = FOLDERS.flatMap((folder) => filesUnder(folder, /\.(tsx?|mjs|css)$/));

  it('of files are terms of the field', () => {
    expect(paths.filter(isPrivate)).toEqual([]);
  });

  it('of declarations are terms of the field', () => {
    const declared = paths.flatMap((path) => [...textOf(path).matchAll(DECLARED)].map(([, name]) => `${path} ${name}`));
    expect(declared.length).toBeGreaterThan(5_000);
    expect(declared.filter(isPrivate)).toEqual([]);
  });

  it('are recognized however they are written', () => {
    expect(['takenBack', 'TAKEN_BACK', 'domain/tags/taken-back.ts', 'TagDeed'].filter(isPrivate)).toHaveLength(4);
    expect(['undo', 'changeSet', 'indeed', 'untidyPath'].filter(isPrivate)).toEqual([]);
  });
});
