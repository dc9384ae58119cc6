import { filesUnder, textOf } from './source-files.ts';

const sources = filesUnder('application', /(?<!\.test)\.ts$/).map(textOf);
const wiring = filesUnder('api', /\.ts$/).map(textOf).join('\n');
const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, it]) => it!));

const kinds = found(/^(?:export )?const ([A-Z_]+) = undoKind</gm);
const savedThings = found(/^(?:export )?const ([A-Z_]+) = new SavedThing</gm);
const names = [...found(/\bundoKind<[\s\S]*?>\(\s*'([^']+)'/g), ...found(/^ {2}kind: '([a-z-]+:[a-z-]+)',$/gm)];
const undoers = sources.flatMap((text) =>
  [...text.matchAll(/^export const (undo(?!Kind)[A-Z]\w*) =([\s\S]*?)(?=^export |^\/\*\*|$(?![\s\S]))/gm)].map(
    ([, name, body]) => ({
      name: name!,
      of: (/^ {2}kind: ([A-Z_]+),/m.exec(body!) ?? /=> ([A-Z_]+)\.undoer\(/.exec(body!))?.[1],
    }),
  ),
);

describe('a kind of change that can be undone', () => {
  it('has a name of its own', () => {
    expect(names.length).toBe(kinds.length + savedThings.length);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has exactly one undoer', () => {
    expect(undoers.map(({ of }) => of).sort()).toEqual([...kinds, ...savedThings].sort());
    expect(kinds.length + savedThings.length).toBeGreaterThan(40);
  });

  it('is kept by a change', () => {
    const kept = (kind: string) =>
      sources.some((text) => new RegExp(`(?:\\.keep\\(\\s*[\\w.]+,|\\bkeptAs\\()\\s*${kind}\\b`).test(text));
    const changed = (thing: string) =>
      sources.some((text) => new RegExp(`\\b${thing}\\.(?:change|replace|remove|deletes)\\(`).test(text));
    expect([kinds.filter((kind) => !kept(kind)), savedThings.filter((thing) => !changed(thing))]).toEqual([[], []]);
  });
});

describe('the page of undo', () => {
  it('says how each kind is redone', () => {
    const page = textOf('docs/capabilities/undo.md');
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('an undoer', () => {
  it('is declared in the module of its capability, exactly once', () => {
    const declared = [...wiring.matchAll(/\bundoes\(\s*(?:\w+\.)?(undo\w+),/g)].map(([, name]) => name);
    expect(declared.sort()).toEqual(undoers.map(({ name }) => name).sort());
  });
});
