import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { pause, until } from '../support/waiting.ts';
import { typistAt } from './typist.ts';

/** Fewer locally, because each round restarts the product. */
const ROUNDS = process.env['CI'] ? 20 : 5;
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

  /** Works until the server is killed at a random moment after its first response. Restarts it. */
  async function killed(work: () => Promise<unknown>, onceDead = () => {}): Promise<void> {
    const dead = new AbortController();
    const answering = Promise.withResolvers<void>();
    const working = (async () => {
      while (!dead.signal.aborted)
        await work().then(
          () => answering.resolve(),
          () => pause(5),
        );
    })();
    await answering.promise;
    await pause(Math.random() * MOST_MS);
    await product.kill();
    dead.abort();
    onceDead();
    await working;
    await start();
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

  beforeAll(async () => {
    port = String(await freePort());
    await start();
    ada = await newcomerAt(product.url, folder.path);
    projectId = (await ada.ask<{ id: string }>('POST', '/projects', { title: 'Killed' })).id;
  }, 60_000);
  afterAll(async () => {
    await product.stop();
    await folder.remove();
  });

  it('loses and duplicates no acknowledged note', async () => {
    const asked: string[] = [];
    const answered: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await killed(async () => {
        const title = `note ${asked.length}`;
        asked.push(title);
        await ada.ask('POST', `/projects/${projectId}/notes`, { title, markdown: 'Somebody said something.' });
        answered.push(title);
      });
    }
    const titles = (await everything(`/projects/${projectId}/notes`)).map(({ title }) => title);
    expect(answered.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(answered.filter((title) => times(titles, title) !== 1)).toEqual([]);
    expect(asked.filter((title) => times(titles, title) > 1)).toEqual([]);
  }, 300_000);

  it('loses and duplicates no saved text during typing', async () => {
    const note = await ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      title: 'Typed',
      markdown: 'Beginning.',
    });
    const paragraphs = async () =>
      (await ada.ask<{ text: string }>('GET', `/notes/${note.id}/content`)).text.split('\n');
    const typist = await typistAt(product.url, ada.token, note.id);
    let count = 0;
    let saved: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await killed(
        async () => {
          typist.type(`word${(count += 1)}`);
          await pause(5 + Math.random() * 20);
        },
        () => {
          saved = [...typist.saved()];
        },
      );
      // Readers see saved changes within two seconds.
      const missing = async () => {
        const there = await paragraphs();
        return saved.filter((word) => times(there, word) !== 1);
      };
      await until(async () => (await missing()).length === 0).catch(() => {});
      expect(await missing()).toEqual([]);
    }
    await typist.allSaved();
    typist.leave();
    expect(typist.saved().size).toBeGreaterThan(ROUNDS);
    const all = ['Beginning.', ...Array.from({ length: count }, (_, index) => `word${index + 1}`)];
    // Readers see edits within a second.
    await until(async () => (await paragraphs()).length >= all.length);
    expect(await paragraphs()).toEqual(all);
  }, 300_000);

  it('keeps a highlight and its mark in the document together or not at all', async () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `word${String(index).padStart(4, '0')}`);
    const note = await ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      title: 'Highlighted',
      markdown: words.join(' '),
    });
    const answered: string[] = [];
    let asked = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await killed(async () => {
        answered.push(
          (await ada.ask<{ id: string }>('POST', `/notes/${note.id}/highlights`, { quote: words[(asked += 1)] })).id,
        );
      });
    }
    const rows = (await everything(`/notes/${note.id}/highlights`)).map(({ id }) => id);
    const marks = marksIn((await ada.ask<{ content: RichNode }>('GET', `/notes/${note.id}/content`)).content);
    expect(answered.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(answered.filter((id) => times(rows, id) !== 1)).toEqual([]);
    expect(marks.sort()).toEqual(rows.sort());
  }, 300_000);

  it('imports every row of a started import once', async () => {
    const begun: { readonly id: string; readonly rows: readonly string[] }[] = [];
    const done = async (id: string) =>
      !['waiting', 'running'].includes((await ada.ask<{ state: string }>('GET', `/imports/${id}`)).state);
    const begin = async () => {
      const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) => `import ${begun.length} row ${row}`);
      const file = new File(
        [['title,text', ...rows.map((title) => `${title},Somebody said something about ${title}.`)].join('\n')],
        `import-${begun.length}-${Date.now()}.csv`,
        { type: 'text/csv' },
      );
      const { id: fileId } = await ada.upload<{ id: string }>(`/projects/${projectId}/files`, file);
      begun.push({
        id: (await ada.ask<{ id: string }>('POST', `/projects/${projectId}/imports`, { files: [{ fileId }] })).id,
        rows,
      });
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await killed(async () => {
        const last = begun.at(-1);
        if (!last || (await done(last.id))) await begin();
        await pause(20);
      });
    }
    for (const { id } of begun) await until(() => done(id), 60_000);
    const titles = (await everything(`/projects/${projectId}/notes`))
      .map(({ title }) => title)
      .filter((title) => title.startsWith('import '));
    const counts = new Map<string, number>();
    for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.flatMap(({ rows }) => rows).filter((title) => counts.get(title) !== 1)).toEqual([]);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  }, 300_000);

  it('keeps an acknowledged publication, and never half of one', async () => {
    const insight = await ada.ask<{ id: string }>('POST', `/projects/${projectId}/insights`, { title: 'Found' });
    let wanted = false;
    for (let round = 0; round < ROUNDS; round += 1) {
      let answered: boolean | undefined;
      let asked: boolean | undefined;
      await killed(async () => {
        asked = !wanted;
        await ada.ask(asked ? 'PUT' : 'DELETE', `/insights/${insight.id}/publication`);
        answered = asked;
        wanted = asked;
      });
      const { publishedAt } = await ada.ask<{ publishedAt: string | null }>('GET', `/insights/${insight.id}`);
      const listed = (await everything('/published-insights')).some(({ id }) => id === insight.id);
      expect(listed).toBe(publishedAt !== null);
      // Unanswered request: either state is valid.
      if (asked === answered && answered !== undefined) expect(listed).toBe(answered);
      wanted = listed;
    }
  }, 300_000);
});
