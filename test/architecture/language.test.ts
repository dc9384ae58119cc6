import { filesUnder, textOf } from './source-files.ts';
import { textsOf } from './texts-of.ts';

/** Words that read as translated; docs/writing.md says what to write instead. */
const WORDS =
  /\b(somebody|anybody|nobody|whoever|whatever|anew|seldom|beside|stands|lies|tells|hears|comes to|is taken for|out of date|deeds?|doorkeeper|tidying)\b/gi;
/** A clause as the subject of a sentence; headings such as "Who has access" have no full stop. */
const OPENINGS = /(?:^|[.:;] )(?:What|Who|Whoever|Whatever)(?: [^ .?]+){4,}[^?]*?\./g;

/** Names of the server's environment variables, which members of a workspace can't set. */
const VARIABLES = /\b(EVIDENT_[A-Z]+|[A-Z][A-Z\d]*(_[A-Z\d]+)*_(URL|KEY|MODEL|TOKENS|SECRET|HOST|PATH|PORT|PROXIES))\b/;

/** As many are left. The numbers only shrink. */
const LEFT = { comments: 39, contract: 0, screens: 0 };
const FOLDERS = ['domain', 'application', 'adapters', 'api', 'web', 'test', 'scripts', 'migrations', 'docs'];
const APART = ['test/architecture/language.test.ts', 'docs/writing.md'];

interface Text {
  readonly path: string;
  readonly text: string;
}

/** Without code blocks and code spans in Markdown. */
const proseOf = (path: string): string =>
  path.endsWith('.md') ? textOf(path).replace(/^```.*?^```|`[^`\n]*`/gms, '') : textOf(path);

const faultsIn = ({ path, text }: Text): string[] =>
  [...(text.match(WORDS) ?? []), ...(text.match(OPENINGS) ?? [])].map(
    (fault) => `${path}: “${fault.trim()}” in: ${text.slice(0, 160)}`,
  );

function expectLeft(texts: readonly Text[], left: number): void {
  const faults = texts.flatMap(faultsIn);
  if (faults.length > left) throw new Error([`${faults.length} instead of at most ${left}:`, ...faults].join('\n'));
}

describe('plain English', () => {
  const paths = FOLDERS.flatMap((folder) => filesUnder(folder, /\.(ts|tsx|mjs|css|sql|md)$/)).filter(
    (path) => !APART.includes(path),
  );
  const code = paths
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, ...textsOf(path, textOf(path)) }));
  const matches = (end: string, pattern: RegExp): Text[] =>
    paths
      .filter((path) => path.endsWith(end))
      .flatMap((path) => [...proseOf(path).matchAll(pattern)].map(([, text]) => ({ path, text: text! })));

  it('is written in comments and docs', () => {
    const texts = [
      ...code.flatMap(({ path, comments }) => comments.map((text) => ({ path, text }))),
      ...matches('.css', /\/\*([\s\S]*?)\*\//g),
      ...matches('.sql', /^\s*--\s*(.*)$/gm),
      ...matches('.md', /^(.+)$/gm),
    ];
    expect(texts.length).toBeGreaterThan(3_000);
    expectLeft(texts, LEFT.comments);
  });

  it('is written in the contract', () => {
    const texts = new Set(
      [...textOf('openapi/openapi.json').matchAll(/"(?:description|summary)": "((?:[^"\\]|\\.)*)"/g)].map(
        ([, text]) => text!,
      ),
    );
    expect(texts.size).toBeGreaterThan(300);
    expectLeft(
      [...texts].map((text) => ({ path: 'openapi/openapi.json', text })),
      LEFT.contract,
    );
  });

  it('names no environment variable on screens and in refusals', () => {
    const shown = code.filter(
      ({ path }) => /^(web\/src|application)\/.*\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
    );
    const faults = shown.flatMap(({ path, strings }) =>
      strings.filter((text) => VARIABLES.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('is written on screens and in refusals', () => {
    const shown = code.filter(
      ({ path }) =>
        /^(web\/src|domain|application|api)\/.*\.tsx?$/.test(path) &&
        !/(\.(test|stories)\.tsx?$)|\/(sample-|examples|use-sample)/.test(path),
    );
    const texts = shown.flatMap(({ path, strings }) => strings.map((text) => ({ path, text })));
    expect(texts.length).toBeGreaterThan(1_000);
    expectLeft(texts, LEFT.screens);
  });
});
