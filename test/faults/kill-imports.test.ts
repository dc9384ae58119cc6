import { KILL_ROUNDS, KILL_ROUND_MS } from '../support/effort.ts';
import { heartbeatsRunOut } from '../support/heartbeats.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { startSetAside } from '../support/start-set-aside.ts';
import { pause, until } from '../support/waiting.ts';

const MOST_ROWS = 2_000;
const MOST_MS = 400;

interface Page {
  readonly items: readonly { readonly title: string }[];
  readonly next: string | null;
}
interface Progress {
  readonly state: string;
  readonly made: number;
  readonly failed: number;
  readonly files: readonly { readonly done: number; readonly total: number | null }[];
}
interface Begun {
  readonly of: Workspace;
  readonly id: string;
  readonly name: string;
  readonly good: readonly string[];
  readonly failing: readonly string[];
}
interface Workspace {
  readonly person: Newcomer;
  readonly projectId: string;
}

describe('kill -9 of the server during imports of faulty tables in two workspaces', () => {
  const folder = dataFolder();
  const workspaces: Workspace[] = [];
  const begun: Begun[] = [];
  let port: string;
  let product: Product;

  const start = async () => {
    product = await startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off', PORT: port });
  };

  beforeAll(async () => {
    port = String(await freePort());
    await start();
    for (const name of ['ada', 'grace']) {
      const person = await newcomerAt(product.url, folder.path, name);
      workspaces.push({
        person,
        projectId: (await person.ask<{ id: string }>('POST', '/projects', { title: 'Killed' })).id,
      });
    }
  }, 60_000);
  afterAll(async () => {
    await product.stop();
    await folder.remove();
  });

  /** A faulty row has one cell too many. */
  async function begin(of: Workspace): Promise<void> {
    const name = `table ${begun.length}`;
    const faulty = Math.random() * 0.2;
    const rows = Array.from({ length: 1 + Math.floor(Math.random() * MOST_ROWS) }, (_, row) => ({
      title: `${name} row ${row}.`,
      fails: Math.random() < faulty,
    }));
    const csv = [
      'title,text',
      ...rows.map(
        ({ title, fails }) => `${title},Somebody said something about ${title}${fails ? ',and one more' : ''}`,
      ),
    ].join('\n');
    const { id: fileId } = await of.person.upload<{ id: string }>(
      `/projects/${of.projectId}/files`,
      new File([csv], `${name}.csv`, { type: 'text/csv' }),
    );
    const { id } = await of.person.ask<{ id: string }>('POST', `/projects/${of.projectId}/imports`, {
      files: [{ fileId, mapping: { title: 0, content: [1], date: null, tags: [] } }],
    });
    const titles = (fails: boolean) => rows.filter((row) => row.fails === fails).map(({ title }) => title);
    begun.push({ of, id, name, good: titles(false), failing: titles(true) });
  }

  const progressOf = ({ of, id }: Begun) => of.person.ask<Progress>('GET', `/imports/${id}`);
  const startAgain = () => Promise.all(workspaces.map(({ person }) => startSetAside(person)));
  const rowsDone = async () =>
    (await Promise.all(begun.map(progressOf))).reduce((sum, { files }) => sum + files[0]!.done, 0);

  async function titlesIn({ person, projectId }: Workspace): Promise<string[]> {
    const titles: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = await person.ask(
        'GET',
        `/projects/${projectId}/notes?limit=1000${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.next;
    }
    return titles;
  }

  async function reported({ of, id }: Begun): Promise<string[]> {
    const answer = await fetch(`${product.url}/api/v1/imports/${id}/failures`, {
      headers: { authorization: `Bearer ${of.person.token}` },
    });
    return [...(await answer.text()).matchAll(/table \d+ row \d+\.(?=,Somebody)/g)].map(([title]) => title);
  }

  it(
    'turns every row into a note or a reported failure, exactly once',
    async () => {
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        for (const of of workspaces) for (const _ of [1, 2]) await begin(of);
        const before = await rowsDone();
        await until(async () => {
          await startAgain();
          return (await rowsDone()) > before;
        }, 60_000);
        await pause(Math.random() * MOST_MS);
        await product.kill();
        await heartbeatsRunOut(folder.path);
        await start();
      }
      for (const one of begun)
        await until(async () => {
          await startAgain();
          // Set aside after the last look, it has failed until it is started again.
          return (await progressOf(one)).state === 'done';
        }, 120_000);
      for (const of of workspaces) {
        const own = begun.filter((one) => one.of === of);
        expect((await titlesIn(of)).sort()).toEqual(own.flatMap(({ good }) => good).sort());
        for (const one of own) {
          expect(await progressOf(one)).toMatchObject({
            state: 'done',
            made: one.good.length,
            failed: one.failing.length,
          });
          expect((await reported(one)).sort()).toEqual([...one.failing].sort());
        }
      }
    },
    120_000 + KILL_ROUNDS * KILL_ROUND_MS,
  );
});
