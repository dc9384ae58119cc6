import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { type DerivingStores, catchUpApart } from './derive-document.ts';
import type { DocumentWorkers } from './document-workers.ts';
import { openSince } from './open-since.ts';

describe('deriving a document', () => {
  let world: OpenStores;
  let ada: Person;
  let documentId: string;
  let open = 0;

  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.people.member(await world.people.team());
    documentId = await world.people.project(ada, 1);
    await type('First. ');
  });

  const counted = <T>(work: Promise<T>): Promise<T> => {
    open += 1;
    return work.finally(() => {
      open -= 1;
    });
  };
  const work: UnitOfWork<DerivingStores> = {
    perform: (teamId, task) => counted(world.work.perform(teamId, task)),
    prepare: (teamId, task) => counted(world.work.prepare(teamId, task)),
  };
  /** Runs a task while the worker is busy. */
  const during = (task: () => Promise<void>): DocumentWorkers => ({
    ...yjsDocumentCodec,
    run: async (...args) => {
      await task();
      return yjsDocumentCodec.run(...args);
    },
  });
  const derive = (workers: DocumentWorkers) =>
    catchUpApart(work, ada.teamId, documentId, workers, { now: () => new Date() });
  const stored = async () =>
    (
      await world.database.query<{ text: string; behind: boolean }>(
        'SELECT text, last_seq > derived_seq AS behind FROM document WHERE id = $1',
        [documentId],
      )
    )[0]!;

  /** Inserts words at the start, like a member with the document open. */
  const type = (words: string) =>
    world.work.perform(ada.teamId, async ({ documents }) => {
      await openSince(documents, yjsDocumentCodec, documentId);
      const document = yjsDocumentCodec.open(await documents.updatesOf(documentId));
      const { content } = document.read();
      const [first, ...rest] = content.content!;
      const update = document.replace(
        {
          ...content,
          content: [{ ...first!, content: [{ type: 'text', text: words }, ...(first!.content ?? [])] }, ...rest],
        },
        {},
      );
      await documents.append(documentId, update!, ada.userId);
    });

  it('holds no transaction while a worker works', async () => {
    const opened: number[] = [];
    await derive(
      during(async () => {
        opened.push(open);
      }),
    );
    expect(opened).toEqual([0]);
    expect(await stored()).toEqual({ text: 'First. ', behind: false });
  });

  it('leaves what was typed meanwhile to the next derivation', async () => {
    let times = 0;
    await derive(
      during(async () => {
        if ((times += 1) === 1) await type('Second. ');
      }),
    );
    expect(times).toBe(1);
    expect((await stored()).behind).toBe(true);
    await derive(yjsDocumentCodec);
    expect(await stored()).toEqual({ text: 'Second. First. ', behind: false });
  });

  it('starts again when something else was derived meanwhile, and locks the document in the end', async () => {
    let times = 0;
    await derive(
      during(async () => {
        times += 1;
        if (open > 0) return;
        await type(`${times}. `);
        await catchUpApart(world.work, ada.teamId, documentId, yjsDocumentCodec, { now: () => new Date() });
        await type(`${times}: `);
      }),
    );
    expect(times).toBe(4);
    expect(await stored()).toEqual({ text: '3: 3. 2: 2. 1: 1. First. ', behind: false });
  });
});
