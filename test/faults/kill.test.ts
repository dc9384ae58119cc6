import { KILL_ROUNDS, KILL_ROUND_MS } from '../support/effort.ts';
import { heartbeatsRunOut } from '../support/heartbeats.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { startSetAside } from '../support/start-set-aside.ts';
import { pause, until } from '../support/waiting.ts';
import { type Typist, typistAt } from './typist.ts';

const MOST_MS = 700;
const IMPORTED_ROWS = 400;

interface Page {
  readonly items: readonly { readonly id: string; readonly title: string; readonly publishedAt?: string | null }[];
  readonly next: string | null;
}

interface RichNode {
  readonly content?: readonly RichNode[];
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly id?: string } }[];
}

/** Ids of the highlights marked in a rich text. */
const marksIn = ({ content = [], marks = [] }: RichNode): string[] => [
  ...new Set([
    ...marks.flatMap(({ type, attrs }) => (type === 'highlight' ? [attrs!.id!] : [])),
    ...content.flatMap(marksIn),
  ]),
];

/** Work that repeats until the server is killed. */
interface Work {
  step(): Promise<unknown>;
  whenDead?(): void;
  afterRestart?(): Promise<void>;
}

const times = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

describe('repeated kill -9 of the server', () => {
  const folder = dataFolder();
  let port: string;
  let product: Product;
  let ada: Newcomer;
  let projectId: string;

  const start = async () => {
    product = await startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off', PORT: port });
  };
  const make = async (path: string, body: object) => (await ada.ask<{ id: string }>('POST', path, body)).id;

  /** Works until the server is killed, at a random moment after it answered each kind of work. Restarts it. */
  async function killed(works: readonly Work[]): Promise<void> {
    const dead = new AbortController();
    const begun = works.map(({ step }) => {
      const answering = Promise.withResolvers<void>();
      const working = (async () => {
        while (!dead.signal.aborted)
          await step().then(
            () => answering.resolve(),
            () => pause(5),
          );
      })();
      return { answering: answering.promise, working };
    });
    await Promise.all(begun.map(({ answering }) => answering));
    await pause(Math.random() * MOST_MS);
    await product.kill();
    dead.abort();
    for (const work of works) work.whenDead?.();
    await Promise.all(begun.map(({ working }) => working));
    await heartbeatsRunOut(folder.path);
    await start();
    for (const work of works) await work.afterRestart?.();
  }

  async function everything(path: string): Promise<Page['items']> {
    const items: Page['items'][number][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = await ada.ask(
        'GET',
        `${path}?limit=200${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      items.push(...page.items);
      cursor = page.next;
    }
    return items;
  }
  const titles = async () => (await everything(`/projects/${projectId}/notes`)).map(({ title }) => title);

  const notes = { asked: [] as string[], answered: [] as string[] };
  const writing: Work = {
    async step() {
      const title = `note ${notes.asked.length}`;
      notes.asked.push(title);
      await make(`/projects/${projectId}/notes`, { title, markdown: 'Somebody said something.' });
      notes.answered.push(title);
    },
  };

  let typist: Typist;
  const typed = { noteId: '', count: 0, saved: [] as string[], missing: [] as string[] };
  const paragraphs = async () =>
    (await ada.ask<{ text: string }>('GET', `/notes/${typed.noteId}/content`)).text.split('\n');
  const typing: Work = {
    async step() {
      typist.type(`word${(typed.count += 1)}`);
      await pause(5 + Math.random() * 20);
    },
    whenDead() {
      typed.saved = [...typist.saved()];
    },
    async afterRestart() {
      const missing = async () => {
        const there = await paragraphs();
        return typed.saved.filter((word) => times(there, word) !== 1);
      };
      // Readers see saved changes within two seconds.
      await until(async () => (await missing()).length === 0).catch(() => {});
      typed.missing.push(...(await missing()));
    },
  };

  const words = Array.from({ length: KILL_ROUNDS * 600 }, (_, index) => `word${String(index).padStart(5, '0')}`);
  const highlights = { noteId: '', asked: 0, answered: [] as string[] };
  const highlighting: Work = {
    async step() {
      highlights.answered.push(
        await make(`/notes/${highlights.noteId}/highlights`, { quote: words[(highlights.asked += 1)] }),
      );
    },
  };

  const imports: { readonly id: string; readonly rows: readonly string[] }[] = [];
  let uploads = 0;
  const stateOf = async (id: string) => (await ada.ask<{ state: string }>('GET', `/imports/${id}`)).state;
  const importing: Work = {
    async step() {
      const last = imports.at(-1);
      if (!last || !['waiting', 'running'].includes(await stateOf(last.id))) {
        const name = `import ${(uploads += 1)}`;
        const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) => `${name} row ${row}`);
        const csv = ['title,text', ...rows.map((title) => `${title},Somebody said something about ${title}.`)];
        const { id: fileId } = await ada.upload<{ id: string }>(
          `/projects/${projectId}/files`,
          new File([csv.join('\n')], `${name}.csv`, { type: 'text/csv' }),
        );
        imports.push({ id: await make(`/projects/${projectId}/imports`, { files: [{ fileId }] }), rows });
      }
      await pause(20);
    },
  };

  const insight = { id: '', wanted: false, asked: false, answered: false };
  const publications: { readonly expected: boolean | null; readonly published: boolean; readonly listed: boolean }[] =
    [];
  const publishing: Work = {
    async step() {
      insight.asked = !insight.wanted;
      await ada.ask(insight.asked ? 'PUT' : 'DELETE', `/insights/${insight.id}/publication`);
      insight.answered = insight.asked;
      insight.wanted = insight.asked;
    },
    async afterRestart() {
      const { publishedAt } = await ada.ask<{ publishedAt: string | null }>('GET', `/insights/${insight.id}`);
      const listed = (await everything('/published-insights')).some(({ id }) => id === insight.id);
      // Unanswered request: either state is valid.
      const expected = insight.asked === insight.answered ? insight.answered : null;
      publications.push({ expected, published: publishedAt !== null, listed });
      insight.wanted = listed;
    },
  };

  beforeAll(
    async () => {
      port = String(await freePort());
      await start();
      ada = await newcomerAt(product.url, folder.path);
      projectId = await make('/projects', { title: 'Killed' });
      const note = (title: string, markdown: string) => make(`/projects/${projectId}/notes`, { title, markdown });
      typed.noteId = await note('Typed', 'Beginning.');
      highlights.noteId = await note('Highlighted', words.join(' '));
      insight.id = await make(`/projects/${projectId}/insights`, { title: 'Found' });
      typist = await typistAt(product.url, ada.token, typed.noteId);
      for (let round = 0; round < KILL_ROUNDS; round += 1)
        await killed([writing, typing, highlighting, importing, publishing]);
    },
    120_000 + KILL_ROUNDS * KILL_ROUND_MS,
  );
  afterAll(async () => {
    typist?.leave();
    await product.stop();
    await folder.remove();
  });

  it('loses and duplicates no acknowledged note', async () => {
    const there = await titles();
    expect(notes.answered.length).toBeGreaterThanOrEqual(KILL_ROUNDS);
    expect(notes.answered.filter((title) => times(there, title) !== 1)).toEqual([]);
    expect(notes.asked.filter((title) => times(there, title) > 1)).toEqual([]);
  });

  it('loses and duplicates no saved text during typing', async () => {
    expect(typed.missing).toEqual([]);
    await typist.allSaved();
    expect(typist.saved().size).toBeGreaterThan(KILL_ROUNDS);
    const all = ['Beginning.', ...Array.from({ length: typed.count }, (_, index) => `word${index + 1}`)];
    // Readers see edits within a second.
    await until(async () => (await paragraphs()).length >= all.length);
    expect(await paragraphs()).toEqual(all);
  });

  it('keeps a highlight and its mark in the document together or not at all', async () => {
    const rows = (await everything(`/notes/${highlights.noteId}/highlights`)).map(({ id }) => id);
    const { content } = await ada.ask<{ content: RichNode }>('GET', `/notes/${highlights.noteId}/content`);
    expect(highlights.answered.length).toBeGreaterThanOrEqual(KILL_ROUNDS);
    expect(highlights.answered.filter((id) => times(rows, id) !== 1)).toEqual([]);
    expect(marksIn(content).sort()).toEqual(rows.sort());
  });

  it('imports every row of a started import once', async () => {
    for (const { id } of imports)
      await until(async () => {
        // One that was killed too often is set aside as failed, until it is started again.
        await startSetAside(ada);
        return (await stateOf(id)) === 'done';
      }, 60_000);
    const counts = new Map<string, number>();
    for (const title of await titles())
      if (title.startsWith('import ')) counts.set(title, (counts.get(title) ?? 0) + 1);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.flatMap(({ rows }) => rows).filter((title) => counts.get(title) !== 1)).toEqual([]);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  }, 300_000);

  it('keeps an acknowledged publication, and never half of one', () => {
    expect(publications).toHaveLength(KILL_ROUNDS);
    for (const { expected, published, listed } of publications) {
      expect(listed).toBe(published);
      if (expected !== null) expect(listed).toBe(expected);
    }
  });
});
