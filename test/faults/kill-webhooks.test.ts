import { Webhook as Verifier } from 'standardwebhooks';
import { KILL_ROUNDS, KILL_ROUND_MS } from '../support/effort.ts';
import { heartbeatsRunOut } from '../support/heartbeats.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { type Receiver, openReceiver } from '../support/receiver.ts';
import { pause, until } from '../support/waiting.ts';

const MOST_MS = 400;
/** At most this many notes wait for their delivery, so that each round ends. */
const AHEAD = 60;

describe('repeated kill -9 of the server during deliveries', () => {
  const folder = dataFolder();
  const acknowledged: string[] = [];
  let port: string;
  let product: Product;
  let receiver: Receiver;
  let ada: Newcomer;
  let projectId: string;
  let secret: string;

  const start = async () => {
    const settings = { EVIDENT_SAMPLE: 'off', WEBHOOK_INTERNAL_HOSTS: '127.0.0.1' };
    product = await startProduct({ EVIDENT_DATA_DIR: folder.path, PORT: port, ...settings });
  };
  const about = (noteId: string) => receiver.received.filter(({ data }) => data['noteId'] === noteId);
  const isReceived = (noteId: string) =>
    ['note:created', 'note:changed'].every((type) => about(noteId).some((one) => one.type === type));

  async function write(): Promise<void> {
    const { id } = await ada.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, { title: 'Written' });
    await ada.ask('PATCH', `/notes/${id}`, { title: 'Changed' });
    acknowledged.push(id);
  }

  /** Writes notes until the server is killed at a random moment after a delivery. */
  async function killed(): Promise<void> {
    const dead = new AbortController();
    const before = receiver.received.length;
    const writing = (async () => {
      while (!dead.signal.aborted)
        await (acknowledged.filter((id) => !isReceived(id)).length < AHEAD ? write() : pause(5)).catch(() => pause(5));
    })();
    await until(() => receiver.received.length > before);
    await pause(Math.random() * MOST_MS);
    await product.kill();
    dead.abort();
    await writing;
    await heartbeatsRunOut(folder.path);
    await start();
  }

  beforeAll(
    async () => {
      port = String(await freePort());
      receiver = await openReceiver();
      await start();
      ada = await newcomerAt(product.url, folder.path);
      ({ id: projectId } = await ada.ask<{ id: string }>('POST', '/projects', { title: 'Killed' }));
      const events = ['note:created', 'note:changed'];
      ({ secret } = await ada.ask<{ secret: string }>('POST', '/webhooks', { url: receiver.url, events }));
      for (let round = 0; round < KILL_ROUNDS; round += 1) await killed();
      await until(() => acknowledged.every(isReceived), KILL_ROUND_MS);
    },
    120_000 + KILL_ROUNDS * KILL_ROUND_MS,
  );
  afterAll(async () => {
    await product.stop();
    await receiver.close();
    await folder.remove();
  });

  it('loses no event of an acknowledged change', () => {
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_ROUNDS);
    expect(acknowledged.filter((id) => !isReceived(id))).toEqual([]);
  });

  it('brings each event under one id, so that a receiver that honors ids gets none twice', () => {
    for (const id of acknowledged) {
      const created = about(id).filter(({ type }) => type === 'note:created');
      expect(new Set(created.map((one) => one.id)).size).toBe(1);
      expect(new Set(created.map(({ body }) => body)).size).toBe(1);
    }
  });

  it('keeps the order of each object, counted without repetitions', () => {
    for (const id of acknowledged) {
      const ids = [...new Set(about(id).map((one) => one.id))];
      const cursors = ids.map((one) => Number(about(id).find((each) => each.id === one)!.cursor));
      expect(cursors).toEqual([...cursors].sort((a, b) => a - b));
    }
  });

  it('signs every attempt', () => {
    const verifier = new Verifier(secret);
    for (const { body, headers } of receiver.received.slice(-20))
      expect(verifier.verify(body, headers as Record<string, string>)).toBeTruthy();
  });
});
