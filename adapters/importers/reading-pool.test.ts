import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '@evident/domain/kernel';
import { until } from '../../test/support/waiting.ts';
import { type Readers, openReaders } from './import-reader.ts';
import { readFile } from './reading/read-file.ts';
import { readMarkdownText } from './markdown/read-markdown-text.ts';
import { readRowNotes } from './tables/read-rows.ts';

const SUPPORT = path.join(import.meta.dirname, '../../test/support');
const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures/imports');
const PARAGRAPH =
  '## A heading\n\nThis is *a* paragraph with **bold** words and a [link](https://example.org) that goes on as people write.\n\n- one\n- two\n\n';
const text = (name: string, body = 'Words.') => ({ name, bytes: Buffer.from(body) });
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
};
const isThere = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

/** The longest block of the event loop, as a share of the total time. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [longest, last, over] = [0, performance.now(), false];
  const turn = (): void => {
    const now = performance.now();
    [longest, last] = [Math.max(longest, now - last), now];
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  const began = performance.now();
  await work();
  over = true;
  turn();
  return longest / (performance.now() - began);
}

describe('a process that reads', () => {
  let readers: Readers;

  beforeAll(() => {
    readers = openReaders();
  });
  afterAll(() => readers.close());

  it.each([
    'pdpilot/P1.pdf',
    'tika/testWORD.docx',
    'subsrt/sample.vtt',
    'csvkit/test_latin1.csv',
    'tika/testOCR.pdf',
    'srt/gb2312.srt',
  ])('answers what the readers of formats answer: %s', async (name) => {
    const file = { name: path.basename(name), bytes: readFileSync(path.join(FIXTURES, name)) };
    expect(await readers.imports.read(file)).toEqual(JSON.parse(JSON.stringify(await readFile(file))));
  });
  it('answers long documents and long tables whole and in order', async () => {
    const markdown = Array.from({ length: 2_500 }, (_, number) => `Paragraph ${number}.`).join('\n\n');
    expect(await readers.markdown.read(markdown)).toEqual(readMarkdownText(markdown));
    const table = text(
      'a.csv',
      `text\n${Array.from({ length: 2_500 }, (_, number) => `row ${number}`).join('\n')}\n,too,many\n`,
    );
    const plan = { header: ['text'], mapping: { title: null, content: [0], date: null, tags: [] }, dates: null };
    expect((await all(readers.imports.rows(table, plan))).flat()).toEqual(
      (await all(readRowNotes(table, plan))).flat(),
    );
  });
  it('lets everybody else have their turn while it reads two megabytes', async () => {
    const file = text('a.md', PARAGRAPH.repeat(Math.ceil(2_000_000 / PARAGRAPH.length)));
    expect(await longestHold(() => readers.imports.read(file))).toBeLessThan(1 / 3);
    expect(await longestHold(() => readFile(file))).toBeGreaterThan(1 / 3);
  }, 240_000);
});

describe('a file that can’t be read to its end', () => {
  let readers: Readers;
  const hostile = (more: Parameters<typeof openReaders>[0] = {}): void => {
    readers = openReaders({ most: 1, program: path.join(SUPPORT, 'hostile-reader-worker.ts'), ...more });
  };
  const nextIsRead = async (): Promise<void> =>
    expect(await readers.imports.read(text('a.txt'))).toMatchObject({ kind: 'notes' });
  const who = async (): Promise<number> =>
    Number(((await readers.imports.read(text('who.txt'))) as { title: string }).title);

  afterEach(() => readers.close());

  it('is refused at its deadline, and the next one is read', async () => {
    hostile({ timeMs: 1_000 });
    expect(await readers.imports.read(text('loops.txt'))).toMatchObject({
      kind: 'refused',
      title: 'Reading the file took too long',
    });
    await nextIsRead();
  });
  it('is refused when it takes too much memory, and the next one is read', async () => {
    hostile({ memoryMb: 100 });
    expect(await readers.imports.read(text('eats.txt'))).toMatchObject({
      kind: 'refused',
      title: 'Reading the file took too much memory',
    });
    await nextIsRead();
  });
  it('is refused when its reader dies, and the next one is read', async () => {
    hostile();
    expect(await readers.imports.read(text('dies.txt'))).toMatchObject({
      kind: 'refused',
      title: 'Reading the file failed',
    });
    await nextIsRead();
  });
  it('gives the rows that were read once, and then says that the rest is missing', async () => {
    hostile();
    const rows = (
      await all(
        readers.imports.rows(text('dies-behind-the-rows.csv', 'text\none\ntwo\n'), {
          header: ['text'],
          mapping: { title: null, content: [0], date: null, tags: [] },
          dates: null,
        }),
      )
    ).flat();
    expect(rows.map((row) => ('note' in row ? row.note.title : row.cause))).toEqual([
      'one',
      'two',
      expect.stringMatching(/^The rows below are missing: Reading the file failed\. /),
    ]);
  });
  it('is let go when nobody wants it any more, and so is one that waits for its turn', async () => {
    hostile();
    const [reading, waiting] = [new AbortController(), new AbortController()];
    const ends = Promise.allSettled([
      readers.imports.read(text('loops.txt'), reading.signal),
      readers.imports.read(text('loops.txt'), waiting.signal),
    ]);
    const next = nextIsRead();
    waiting.abort(new Error('left'));
    reading.abort(new Error('left too'));
    expect((await ends).map((end) => end.status === 'rejected' && (end.reason as Error).message)).toEqual([
      'left too',
      'left',
    ]);
    await next;
  });
  it('is not refused when the server stops: it is to be read again', async () => {
    hostile();
    const end = readers.imports.read(text('loops.txt')).catch((error: unknown) => error);
    const waiting = readers.imports.read(text('a.txt')).catch((error: unknown) => error);
    await new Promise(setImmediate);
    readers.close();
    for (const error of [await end, await waiting])
      expect([error instanceof Error, error instanceof Refusal]).toEqual([true, false]);
  });
  it('is read by the process that read the last one, which ends when there is nothing more to read', async () => {
    hostile({ idleMs: 300 });
    const first = await who();
    expect(await who()).toBe(first);
    await until(() => !isThere(first));
    expect(await who()).not.toBe(first);
  });
  it('leaves no process behind when the server is killed', async () => {
    hostile();
    const server = spawn(
      process.execPath,
      ['--no-warnings', '--experimental-transform-types', path.join(SUPPORT, 'server-that-reads-worker.ts')],
      { env: {}, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    const reading = Number(said.toString());
    expect(isThere(reading)).toBe(true);
    server.kill('SIGKILL');
    await until(() => !isThere(reading));
  });
});
