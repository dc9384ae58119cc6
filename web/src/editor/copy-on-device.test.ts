import 'fake-indexeddb/auto';
import * as Y from 'yjs';
import { type Device, openDevice } from '../kernel/device/device.ts';
import { CopyOnDevice } from './copy-on-device.ts';
import { KeptDocument } from './kept-document.ts';

const ID = 'a-note';

describe('the copy of a document that is opened after the document', () => {
  let db: Device;
  let accounts = 0;
  beforeEach(async () => {
    db = await openDevice(`team.member late ${(accounts += 1)}`);
  });

  const kept = (doc = new Y.Doc()) => KeptDocument.open(db, ID, () => Y.encodeStateAsUpdate(doc));
  /** Everything on the device, as after a reload. */
  const reloaded = async () => {
    const { updates, hasUnsent, writable } = await kept();
    const doc = new Y.Doc();
    updates.forEach((update) => Y.applyUpdate(doc, update));
    return { words: doc.getText('words').toString(), hasUnsent, writable };
  };
  /** A page with the document open, whose copy opens when the test says so. */
  const page = () => {
    const doc = new Y.Doc();
    let open: (copy: KeptDocument | null) => void;
    const copy = new CopyOnDevice(new Promise((resolve) => (open = resolve)), (now) =>
      now?.updates.forEach((update) => Y.applyUpdate(doc, update, 'device')),
    );
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'device') copy.add(update, origin !== 'server');
    });
    return {
      doc,
      copy,
      write: (words: string) => doc.getText('words').insert(0, words),
      open: async () => {
        const opened = await kept(doc);
        open(opened);
        await Promise.resolve();
        await Promise.resolve();
        await opened.flush();
      },
    };
  };

  it('gets what the server sent and the member typed before', async () => {
    const { doc, copy, write, open } = page();
    const server = new Y.Doc();
    server.getText('words').insert(0, 'Hello');
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(server), 'server');
    copy.allow(true);
    write('Oh: ');
    expect(copy.isKept).toBe(false);
    await open();
    expect(copy.isKept).toBe(true);
    expect(await reloaded()).toEqual({ words: 'Oh: Hello', hasUnsent: true, writable: true });
  });

  it('does not take edits for unsent that the server stored before', async () => {
    const { copy, write, open } = page();
    write('Stored. ');
    copy.sent();
    await open();
    expect(await reloaded()).toMatchObject({ words: 'Stored. ', hasUnsent: false });
  });

  it('still holds edits of an earlier visit as unsent when only those of this visit were stored', async () => {
    const before = await kept();
    const doc = new Y.Doc();
    doc.getText('words').insert(0, 'On a train. ');
    before.add(Y.encodeStateAsUpdate(doc), true);
    await before.flush();
    const { copy, write, open } = page();
    write('At home. ');
    copy.sent();
    await open();
    const { words, hasUnsent } = await reloaded();
    expect([words.includes('On a train. '), words.includes('At home. '), hasUnsent]).toEqual([true, true, true]);
  });

  it('leaves the device when the server refused the document before, except for unsent words', async () => {
    const { copy, write, open } = page();
    write('Too late.');
    copy.letGo('Note not found');
    await open();
    expect(await reloaded()).toMatchObject({ words: '', hasUnsent: false });
    expect(await db.getAll('refused')).toMatchObject([{ words: ['Too late.'], reason: 'Note not found' }]);
  });

  it('is not waited for by a browser that keeps nothing', async () => {
    const copy = new CopyOnDevice(Promise.resolve(null), () => undefined);
    copy.add(Y.encodeStateAsUpdate(new Y.Doc()), true);
    await Promise.resolve();
    copy.sent();
    copy.letGo('Note not found');
    expect(copy.isKept).toBe(false);
  });
});
