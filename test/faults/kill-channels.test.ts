import type { ChannelImportView, ChannelView, ImportPreview, ThemeView } from '@evident/domain/channels';
import { KILL_ROUNDS, KILL_ROUND_MS } from '../support/effort.ts';
import { heartbeatsRunOut } from '../support/heartbeats.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { startSetAside } from '../support/start-set-aside.ts';
import { pause, until } from '../support/waiting.ts';

const ROWS = 2_500;
const MOST_MS = 600;
const SUBJECTS = ['The export never ends', 'Prices rose again', 'Login fails on my phone', 'Support was kind'] as const;

interface Begun {
  readonly channelId: string;
  readonly importId: string;
}

describe('kill -9 of the server while feedback is imported and themes are found', () => {
  const folder = dataFolder();
  const begun: Begun[] = [];
  let port: string;
  let product: Product;
  let person: Newcomer;

  const start = async () => {
    product = await startProduct({ EVIDENT_DATA_DIR: folder.path, EVIDENT_SAMPLE: 'off', PORT: port });
  };

  beforeAll(async () => {
    port = String(await freePort());
    await start();
    person = await newcomerAt(product.url, folder.path, 'ada');
  }, 60_000);
  afterAll(async () => {
    await product.stop();
    await folder.remove();
  });

  async function begin(): Promise<void> {
    const { id: channelId } = await person.ask<{ id: string }>('POST', '/channels', { title: 'Killed' });
    const path = `/channels/${channelId}/imports`;
    const { id: importId } = await person.ask<{ id: string }>('POST', path, { source: 'CSV' });
    const form = new FormData();
    const rows = Array.from(
      { length: ROWS },
      (_, row) => `${row},"${SUBJECTS[row % SUBJECTS.length]!}, says person ${row}"`,
    );
    form.set('file', new File([`id,comment\n${rows.join('\n')}\n`], 'feedback.csv'));
    await person.ask('PUT', `${path}/${importId}/file`, form);
    const { configuration } = await person.ask<ImportPreview>('GET', `${path}/${importId}/preview`);
    await person.ask('PUT', `${path}/${importId}/configuration`, configuration);
    begun.push({ channelId, importId });
  }

  const jobOf = ({ channelId, importId }: Begun) =>
    person.ask<ChannelImportView>('GET', `/channels/${channelId}/imports/${importId}`);
  const channelOf = ({ channelId }: Begun) => person.ask<ChannelView>('GET', `/channels/${channelId}`);
  const themesOf = async ({ channelId }: Begun) =>
    (await person.ask<{ items: ThemeView[] }>('GET', `/channels/${channelId}/themes?limit=1000`)).items;
  const moves = async () => {
    const [last] = begun.slice(-1);
    return (await jobOf(last!)).read > 0 || (await channelOf(last!)).dataPoints > 0;
  };

  it(
    'keeps every row once, in the one theme of its cluster',
    async () => {
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        await begin();
        await until(async () => {
          await startSetAside(person);
          return moves();
        }, 60_000);
        await pause(Math.random() * MOST_MS);
        await product.kill();
        await heartbeatsRunOut(folder.path);
        await start();
      }
      for (const one of begun) {
        await until(async () => {
          await startSetAside(person);
          const [job, { waiting }, themes] = [await jobOf(one), await channelOf(one), await themesOf(one)];
          return job.state === 'done' && waiting === 0 && themes.every(({ title }) => title !== '');
        }, 120_000);
        const { created, folded, numFailed, read } = await jobOf(one);
        expect({ created, numFailed, read }).toEqual({ created: ROWS, numFailed: 0, read: ROWS });
        expect((await channelOf(one)).dataPoints).toBe(ROWS - folded);
        const items = await themesOf(one);
        const themed = items.reduce((sum, { dataPoints }) => sum + dataPoints, 0);
        expect(themed).toBeLessThanOrEqual(ROWS - folded);
        expect(themed).toBeGreaterThan(ROWS / 2);
        // A step that ran twice would have made each of its themes twice.
        expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
      }
    },
    120_000 + KILL_ROUNDS * KILL_ROUND_MS,
  );
});
