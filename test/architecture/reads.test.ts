import { filesUnder, textOf } from './source-files.ts';

/**
 * Files that can contain SQL as text: those that narrow relations, and reads without an actor, each with its reason.
 */
const MAY_WRITE_SQL = /^adapters\/postgres\/((permissions|unscoped)\/|(queries|statement|scope|relations)\.ts$)/;
/** Readers with handwritten statements. This list only shrinks. */
const STILL_BY_HAND: readonly string[] = ['api/sample/install-sample.ts'];

const product = ['adapters', 'api', 'application'].flatMap((folder) => filesUnder(folder, /(?<!\.test)\.ts$/));
const KYSELY = /^import (type )?\{([^}]*)\} from 'kysely'/gm;
/** Parts of Kysely that insert raw text, or tables without a scope, into a statement. */
const RAW = new Set(['sql', 'Kysely', 'CompiledQuery', 'RawNode', 'PostgresDialect']);

const rawPartsIn = (path: string): string[] =>
  [...textOf(path).matchAll(KYSELY)]
    .filter(([, type]) => !type)
    .flatMap(([, , names]) => names!.split(',').map((name) => name.trim()))
    .filter((name) => RAW.has(name));

describe('reading project content', () => {
  it('takes relations from the query builder, which narrows them to the actor', () => {
    const raw = product.filter((path) => !MAY_WRITE_SQL.test(path) && rawPartsIn(path).length > 0);
    expect(raw).toEqual([]);
    expect(rawPartsIn('adapters/postgres/scope.ts')).toEqual(['sql']);
  });

  it('is unscoped only in adapters/postgres/unscoped, and in readers that are still to be converted', () => {
    const unscoped = product.filter((path) => !MAY_WRITE_SQL.test(path) && /\.unscoped\(/.test(textOf(path)));
    expect(unscoped).toEqual(STILL_BY_HAND);
  });

  it('has a reason wherever it is unscoped', () => {
    const files = filesUnder('adapters/postgres/unscoped', /\.ts$/);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !/^( \*|\/\*\*) .*\bReason: /m.test(textOf(path)))).toEqual([]);
  });
});
