import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import { peekPaths } from '../kernel/peek/peek.ts';
import { plannedAt, plannedPages } from './planned-pages.ts';
import { openScreens, workspaceScreens } from './table.ts';

const ID = '0198c5a2-7a3b-7000-8000-000000000000';
const screens: RouteObject[] = [
  ...openScreens,
  ...workspaceScreens,
  ...Object.values(peekPaths).map((path): RouteObject => ({ path: `${path}/:id${path === '/user' ? '/:tab?' : ''}` })),
];
const paths = readFileSync(join(import.meta.dirname, '../../../test/fixtures/routes.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split('\t')[0]!);

const filled = (path: string): string => path.replaceAll(/\{\w+\}/g, ID);
const isBuilt = (path: string): boolean => {
  const last = matchRoutes(screens, path)?.at(-1);
  return last !== undefined && last.route.path !== '*';
};

describe('addresses of the specification', () => {
  it.each(paths)('%s has a screen, or says what it will hold', (path) => {
    const planned = plannedAt(filled(path));
    // A planned page never hides one that is built.
    expect([isBuilt(filled(path)), planned !== undefined]).toEqual(planned ? [false, true] : [true, false]);
  });

  it('are the only planned pages, and these lead to pages that are built', () => {
    const addresses = new Set(paths.map((path) => plannedAt(filled(path))?.path));
    expect(plannedPages.filter(({ path }) => !addresses.has(path))).toEqual([]);
    const links = paths.flatMap((path) => plannedAt(filled(path))?.links ?? []);
    expect(links.filter(({ to }) => !isBuilt(to))).toEqual([]);
    expect(links.length).toBeGreaterThan(plannedPages.length);
  });

  it('are built where docs/specification.md says so', () => {
    const lines = readFileSync(join(import.meta.dirname, '../../../docs/specification.md'), 'utf8').split('\n');
    const routes = lines.flatMap((line) => {
      const [, fact] = /^\| [RA]\d+ +\| (.+?) +\| built +\|/.exec(line) ?? [];
      return [...(fact ?? '').matchAll(/`(\/[^`]+)`/g)].map(([, path]) => path!);
    });
    expect(routes.filter((path) => !isBuilt(filled(path)))).toEqual([]);
    expect(routes.length).toBeGreaterThan(12);
  });
});
