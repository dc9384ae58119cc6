import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root, textOf } from './source-files.ts';

/** Functions that no domain test imports yet, by capability. May only shrink. */
const UNNAMED = JSON.parse(
  readFileSync(join(root, 'test/architecture/unnamed-domain-functions.json'), 'utf8'),
) as Record<string, string[]>;

const imports = filesUnder('domain', /\.test\.ts$/).flatMap((path) => [
  ...textOf(path).matchAll(/^import \{([^}]*)\} from/gm),
]);
const named = new Set(imports.flatMap(([, names]) => names!.match(/[\w$]+/g)));

async function functionsOf(capability: string): Promise<string[]> {
  const exported = (await import(join(root, 'domain', capability, 'index.ts'))) as Record<string, unknown>;
  return Object.keys(exported).filter((name) => typeof exported[name] === 'function');
}

describe('a function exported from the index of a domain capability', () => {
  const capabilities = filesUnder('domain', /^index\.ts$/)
    .map((path) => path.split('/')[1]!)
    .sort();

  it.each(capabilities)('is named in a domain test: %s', async (capability) => {
    const unnamed = (await functionsOf(capability)).filter((name) => !named.has(name)).sort();
    expect(unnamed).toEqual(UNNAMED[capability] ?? []);
  });

  it('is listed as an exception only for capabilities that exist', () => {
    expect(Object.keys(UNNAMED).filter((capability) => !capabilities.includes(capability))).toEqual([]);
  });
});
