import { filesUnder, textOf } from './source-files.ts';

const TEST = /\.(?:test|stories|contract)\.tsx?$/;
const product = ['domain', 'application', 'adapters', 'api', 'web/src']
  .flatMap((folder) => filesUnder(folder, /\.(?:m?ts|tsx|mjs)$/))
  .filter((path) => !TEST.test(path))
  .map((path) => ({ path, source: textOf(path) }));

/** The lines of the product that match, without those of some files. */
const found = (pattern: RegExp, ...except: readonly string[]): string[] =>
  product
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, source }) =>
      source
        .split('\n')
        .filter((line) => pattern.test(line) && !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );

/** ASVS 1.2.5, 1.3.2, 3.2.2, 11.3.1, 11.4.1, 11.5.1, 13.4.2 and 15.3.5. */
describe('the product', () => {
  it('runs no text as a program (1.3.2)', () => {
    const running = /(?<![.\w])eval\(|new Function\(|from 'node:vm'|setTimeout\(['"`]/;
    // Runs the two letters `gc`, which V8 offers in a new context only.
    expect(found(running, 'adapters/system/return-memory.ts')).toEqual([]);
  });

  it('gives a page no text as HTML (3.2.2)', () => {
    expect(found(/dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(/)).toEqual(
      [],
    );
  });

  it('starts programs with a list of arguments, without a shell (1.2.5)', () => {
    expect(found(/\bshell:|from '(?:node:)?child_process'.*\bexec\b|\bexecSync\b|import \{[^}]*\bexec\b/)).toEqual([]);
    expect(product.filter(({ source }) => /from 'node:child_process'/.test(source)).map(({ path }) => path)).toEqual([
      'adapters/documents/document-child.ts',
      'adapters/documents/office-converter.ts',
      'adapters/embedded-postgres/postmaster.ts',
      'adapters/embedded-postgres/runner.ts',
      'adapters/ffmpeg/process/run-task.ts',
      'adapters/importers/reading/reading-child.ts',
    ]);
  });

  it('hashes and signs with SHA-2, and encrypts in one place with AES-256-GCM (11.3.1, 11.4.1)', () => {
    const hashes = /(?:createHash|createHmac|hkdfSync|(?<![.\w])hash)\('(?!sha(?:256|224)')/;
    // Compares pieces of texts with those of an index that has MD5 from PostgreSQL. Protects nothing.
    expect(found(hashes, 'adapters/postgres/search/revise-document.ts')).toEqual([]);
    expect(found(/create(?:Cipher|Decipher)iv\(/, 'adapters/crypto/aes-vault.ts')).toEqual([]);
    expect(textOf('adapters/crypto/aes-vault.ts')).toContain("CIPHER = 'aes-256-gcm'");
  });

  it('uses predictable random numbers for waiting times only (11.5.1)', () => {
    expect(found(/Math\.random/).map((line) => line.split(':', 1)[0])).toEqual([
      'adapters/ai/wait.ts',
      'adapters/jobs/bullmq-jobs.ts',
      'adapters/transcription/openai-transcriber.ts',
      'web/src/kernel/api/retry.ts',
      'web/src/kernel/queries/change-stream.ts',
    ]);
  });

  it('behaves alike in development and for customers (13.4.2)', () => {
    const kept = 'web/src/routes/on-device.tsx';
    expect(found(/NODE_ENV|import\.meta\.env/, kept)).toEqual([]);
    // Without a build there are no files for the service worker to keep.
    expect(textOf(kept).match(/import\.meta\.env\.\w+/g)).toEqual(['import.meta.env.PROD']);
  });

  it('is checked by TypeScript in strict mode (15.3.5)', () => {
    expect(textOf('tsconfig.base.json')).toMatch(/"strict": true, "noUncheckedIndexedAccess": true/);
  });
});
