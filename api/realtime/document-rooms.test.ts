import { AppendUpdate } from '@evident/application/content/append-update';
import { OpenDocument } from '@evident/application/content/open-document';
import * as Y from 'yjs';
import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import { refusalOf } from './change-limits.ts';
import { DocumentRooms } from './document-rooms.ts';

const TEAM = '01890000-0000-7000-8000-000000000001';
const NOTE = '01890000-0000-7000-8000-000000000002';
const actor = { teamId: TEAM, userId: '01890000-0000-7000-8000-000000000003' };

const NO_CHANGES = { watch: () => undefined, caughtUp: () => Promise.resolve() };

const updateOf = (change: (document: Y.Doc) => void, before?: Uint8Array): Uint8Array => {
  const document = new Y.Doc();
  if (before) Y.applyUpdate(document, before);
  const vector = Y.encodeStateVector(document);
  change(document);
  return Y.encodeStateAsUpdate(document, vector);
};

describe('room that is opening', () => {
  it('receives updates stored between reading the document and the first connection', async () => {
    const stored = updateOf((document) => document.getText('content').insert(0, 'words'));
    const marked = updateOf((document) => document.getText('content').format(0, 5, { highlight: true }), stored);
    let answer: (updates: readonly Uint8Array[]) => void = () => undefined;
    let started = (): void => undefined;
    const read = new Promise<void>((resolve) => {
      started = resolve;
    });
    const ask = (message: unknown) =>
      message instanceof OpenDocument
        ? new Promise((give) => {
            answer = give;
            started();
          })
        : Promise.resolve();
    const rooms = new DocumentRooms({ ask } as never, { actorOf: async () => null } as never, NO_CHANGES);
    const opening = rooms.server.createDocument(
      NOTE,
      new Request('http://localhost/'),
      'socket',
      {} as never,
      { actor, hangUp: () => undefined, credentials: {} } as never,
    );
    await read;
    await rooms.deliver(TEAM, NOTE, marked);
    answer([stored]);
    const opened = await opening;
    expect(opened.getText('content').toDelta()).toEqual([{ insert: 'words', attributes: { highlight: true } }]);
    opened.destroy();
    await rooms.close();
  });
});

describe('open room', () => {
  it.each<[string, (document: Y.Doc) => void, (document: Y.Doc) => void, string]>([
    [
      'characters',
      (document) => document.getText('content').insert(0, 'x'.repeat(RICH_TEXT_LIMITS.characters - 10)),
      (document) => document.getText('content').insert(0, 'and more than that'),
      'The text is longer',
    ],
    [
      'highlights',
      (document) => {
        for (let n = 0; n < RICH_TEXT_LIMITS.highlights; n += 1)
          document.getText('content').insert(0, 'x', { [`highlight--${n}`]: { id: String(n) } });
      },
      (document) => document.getText('content').insert(0, 'y', { 'highlight--more': { id: 'more' } }),
      'A document holds at most',
    ],
  ])('counts the %s that the server adds', async (_what, added, tooMuch, refusal) => {
    const stored = updateOf((document) =>
      document.getText('content').insert(0, 'words', { 'highlight--first': { id: 'first' } }),
    );
    const rooms = new DocumentRooms(
      { ask: (message: unknown) => Promise.resolve(message instanceof OpenDocument ? [stored] : undefined) } as never,
      { actorOf: async () => null } as never,
      NO_CHANGES,
    );
    const opened = await rooms.server.createDocument(
      NOTE,
      new Request('http://localhost/'),
      'socket',
      {} as never,
      { actor, hangUp: () => undefined, credentials: {} } as never,
    );
    expect(
      refusalOf(
        opened,
        updateOf(
          (document) => document.getText('content').insert(0, 'a', { 'highlight--second': { id: 'second' } }),
          stored,
        ),
      ),
    ).toBeNull();
    await rooms.deliver(TEAM, NOTE, updateOf(added, stored));
    expect(refusalOf(opened, updateOf(tooMuch, stored))).toContain(refusal);
    opened.destroy();
    await rooms.close();
  });

  it('tells its clients when an edit could not be stored, and stores it later', async () => {
    let stored = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      stored = resolve;
    });
    let failures = 0;
    const ask = async (message: unknown): Promise<unknown> => {
      if (message instanceof OpenDocument) return [];
      if (!(message instanceof AppendUpdate)) return undefined;
      if (failures > 0) return void stored();
      failures += 1;
      throw new Error('No space left on device');
    };
    const rooms = new DocumentRooms({ ask } as never, { actorOf: async () => null } as never, NO_CHANGES);
    rooms.server.configuration.debounce = 0;
    const context = { actor, hangUp: () => undefined, credentials: {} } as never;
    const opened = await rooms.server.createDocument(
      NOTE,
      new Request('http://localhost/'),
      'socket',
      {} as never,
      context,
    );
    const told: string[] = [];
    const seat = {
      messageAddress: NOTE,
      send: () => undefined,
      sendStateless: (payload: string) => told.push(payload),
    };
    opened.getConnections = () => [seat] as never;
    const edit = updateOf((document) => document.getText('content').insert(0, 'words'));
    Y.applyUpdate(opened, edit, { source: 'connection', connection: { context } });
    await done;
    expect(told).toEqual(['{"type":"stuck"}']);
    opened.getConnections = () => [];
    opened.destroy();
    await rooms.close();
  });
});
