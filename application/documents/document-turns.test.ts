import type { PdfNews } from '@evident/domain/documents';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import type { DocumentTools, PagesToRead } from './document-tools.ts';
import { DocumentWorker, type DocumentTurn } from './document-worker.ts';

const PAGES = 8;
const PAGE_MS = 25_000;
const MEDIA = 'application/pdf';

describe('documents of several workspaces', () => {
  let stores: OpenStores;
  let worker: DocumentWorker;
  /** Workspaces in the order in which their pages were read. */
  let read: string[];
  let given: PagesToRead[];
  let now: number;

  /** Each page takes 25 seconds. */
  const tools: Pick<DocumentTools, 'read'> = {
    async *read(pages): AsyncGenerator<PdfNews> {
      given.push({ ...pages, spent: { ...pages.spent! } });
      for (let pageNum = 1; pageNum <= PAGES; pageNum += 1) {
        if (pages.finished.includes(pageNum)) continue;
        now += PAGE_MS;
        pages.spent!.processorMs += PAGE_MS;
        read.push(pages.key);
        yield { type: 'page.processed', pageNum, pageCount: PAGES, pageContent: '', source: 'TEXT', words: [] };
      }
      yield { type: 'pdf.complete', pageCount: PAGES };
    },
  };

  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(() => {
    [read, given, now] = [[], [], 0];
    const elapsed = () => now;
    worker = new DocumentWorker(stores.work, {} as never, tools as DocumentTools, uuidV7, systemClock, elapsed);
  });

  async function requested(ada: Person): Promise<DocumentTurn> {
    const [fileId, teamId] = [uuidV7.newId(), ada.teamId];
    const projectId = await stores.people.project(ada, 2);
    await stores.database.query(
      `INSERT INTO file (id, team_id, project_id, name, media_type, file_type, bytes, sha256, status, created_by, created_at)
       VALUES ($1, $2, $3, 'report.pdf', $4, 'Document', 10, 'x', 'DONE', $5, now())`,
      [fileId, teamId, projectId, MEDIA, ada.userId],
    );
    const at = new Date();
    await stores.work.perform(teamId, ({ fileDocuments }) =>
      fileDocuments.save({
        fileId,
        teamId,
        state: 'WAITING',
        pageCount: null,
        message: null,
        pdfKey: null,
        altText: null,
        createdAt: at,
        updatedAt: at,
      }),
    );
    return { teamId, fileId };
  }

  /** Works on a queue, first in, first out, as the engine does. */
  async function workOff(...queue: DocumentTurn[]): Promise<void> {
    for (let payload = queue.shift(); payload; payload = queue.shift()) {
      const rest = await worker.run({ payload, attempt: 1, stopping: () => false });
      if (rest) queue.push(rest.payload!);
    }
  }
  const stateOf = async ({ teamId, fileId }: DocumentTurn) =>
    (await stores.work.perform(teamId, ({ fileDocuments }) => fileDocuments.find(fileId)))!.state;

  it('are read by turns: after a minute the next workspace goes first', async () => {
    const [ada, ben] = await Promise.all([0, 1].map(async () => stores.people.member(await stores.people.team())));
    const [first, second] = [await requested(ada!), await requested(ben!)];
    await workOff(first, second);
    expect(read.map((key) => (key === first.fileId ? 'a' : 'b')).join('')).toBe('aaabbbaaabbbaabb');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['DONE', 'DONE']);
  });

  it('keep their count of processor time and their pages over all turns', async () => {
    const alone = await requested(await stores.people.member(await stores.people.team()));
    await workOff(alone);
    expect(given.map(({ spent, finished }) => [spent!.processorMs, finished.length])).toEqual([
      [0, 0],
      [75_000, 3],
      [150_000, 6],
    ]);
  });
});
