import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Product, dataFolder, startProduct } from '../support/product.ts';
import { until } from '../support/waiting.ts';

/** Each is loaded when it is first needed, or where a setting names its service. */
const LATER = [
  '@aws-sdk/client-s3',
  '@node-saml/node-saml',
  'openid-client',
  '@elastic/elasticsearch',
  '@matbee/libreoffice-converter',
  '@modelcontextprotocol/sdk',
  '@nestjs/swagger',
  '@streamparser/json',
  '@zxcvbn-ts/language-common',
  'bullmq',
  'compromise',
  'csv-parse',
  'file-type',
  'free-email-domains-list',
  'graphql',
  'htmlparser2',
  'ioredis',
  'libphonenumber-js',
  'mammoth',
  'markdown-it',
  'node-av',
  'nodemailer',
  'obscenity',
  'onnxruntime-node',
  'pdfjs-dist',
  'scim-patch',
  'scim2-parse-filter',
  'stripe',
  'swagger-ui-dist',
  'tesseract.js',
  'vader-sentiment',
  'yaml',
];
/** About a tenth above what they were. */
const FILES_AT_MOST = 105;
const SOURCE_AT_MOST = 12_600_000;
const HELD_AT_MOST = 64_000_000;
/** Milliseconds. The test counts, so it may wait for a busy machine. */
const STARTS_WITHIN_MS = 300_000;
const REPORTER = join(import.meta.dirname, '../support/report-loaded.mjs');

interface Loaded {
  readonly files: readonly string[];
  readonly heldBytes: number;
}

describe('a server that has just started', () => {
  const folder = dataFolder();
  let product: Product | undefined;
  let paths: readonly string[];
  let heldBytes: number;

  beforeAll(async () => {
    const report = join(folder.path, 'loaded.json');
    product = await startProduct({
      EVIDENT_DATA_DIR: folder.path,
      EVIDENT_SAMPLE: 'off',
      LOADED_INTO: report,
      NODE_OPTIONS: `--import ${pathToFileURL(REPORTER).href}`,
    });
    product.process.kill('SIGUSR2');
    const complete = (): boolean => existsSync(report) && readFileSync(report, 'utf8').endsWith('}');
    await until(complete, STARTS_WITHIN_MS);
    const loaded = JSON.parse(readFileSync(report, 'utf8')) as Loaded;
    paths = loaded.files.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
    heldBytes = loaded.heldBytes;
  }, STARTS_WITHIN_MS);

  afterAll(async () => {
    await product?.stop();
    await folder.remove();
  });

  it('has loaded few files and little source', () => {
    expect(paths.length).toBeLessThanOrEqual(FILES_AT_MOST);
    expect(sum(paths.map((path) => statSync(path).size))).toBeLessThanOrEqual(SOURCE_AT_MOST);
  });

  it('has not loaded what few requests need', () => {
    const packages = new Set(paths.flatMap(sourcesOf).map(packageOf));
    expect(packages).toContain('fastify');
    expect(LATER.filter((name) => packages.has(name))).toEqual([]);
  });

  it('holds little memory after a garbage collection', () => {
    expect(heldBytes).toBeLessThanOrEqual(HELD_AT_MOST);
  });
});

/** The files that were bundled into this one, or the file itself. */
function sourcesOf(path: string): readonly string[] {
  const map = `${path}.map`;
  return path.includes('/dist/') && existsSync(map)
    ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources
    : [path];
}

const packageOf = (path: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
