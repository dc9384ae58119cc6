import 'fake-indexeddb/auto';
import * as Y from 'yjs';
import { type Device, openDevice } from '../kernel/device/device.ts';
import { KeptDocument, wordsIn } from './kept-document.ts';

const ID = 'a-note';
const wordsOf = (doc: Y.Doc): string => doc.getText('words').toString();

describe('the copy of a document on this device', () => {
  let db: Device;
  let accounts = 0;
  beforeEach(async () => {
    db = await openDevice(`team.member ${(accounts += 1)}`);
  });

  /** A page with the document open, as after a reload. */
  const opened = async () => {
    const doc = new Y.Doc();
    const kept = await KeptDocument.open(db, ID, () => Y.encodeStateAsUpdate(doc));
    kept.updates.forEach((update) => Y.applyUpdate(doc, update, 'device'));
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'device') kept.add(update, origin !== 'server');
    });
    return { doc, kept, write: (words: string, at = 0) => doc.getText('words').insert(at, words) };
  };

  it('holds edits of all members and knows which of them were not sent', async () => {
    const server = new Y.Doc();
    server.getText('words').insert(0, 'Hello');
    const first = await opened();
    Y.applyUpdate(first.doc, Y.encodeStateAsUpdate(server), 'server');
    first.write(' Ada', 5);
    await first.kept.flush();
    const second = await opened();
    expect([wordsOf(second.doc), second.kept.hasUnsent]).toEqual(['Hello Ada', true]);
    second.write('!', 9);
    second.kept.sent();
    await second.kept.flush();
    const third = await opened();
    expect([wordsOf(third.doc), third.kept.hasUnsent]).toEqual(['Hello Ada!', false]);
    third.write('?', 10);
    await third.kept.flush();
    expect((await opened()).kept.hasUnsent).toBe(true);
  });

  it('forgets deleted words when the document is closed, but never unsent edits', async () => {
    const first = await opened();
    first.write('secret');
    await first.kept.compact();
    expect((await opened()).kept.hasUnsent).toBe(true);
    first.doc.getText('words').delete(0, 6);
    first.kept.sent();
    await first.kept.flush();
    await first.kept.compact();
    const rows = await db.getAll('updates');
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]!.update).includes('secret')).toBe(false);
  });

  it('leaves the device when the server refuses it; own unsent words stay, with the reason', async () => {
    const first = await opened();
    Y.applyUpdate(first.doc, Y.encodeStateAsUpdate(withWords('Words of others')), 'server');
    first.write('Mine. ');
    await first.kept.flush();
    await first.kept.forget('Note not found');
    first.write('Later. ');
    await first.kept.flush();
    expect([await db.count('updates'), await db.count('documents')]).toEqual([0, 0]);
    expect(await db.getAll('refused')).toMatchObject([
      { documentId: ID, words: ['Mine. '], reason: 'Note not found', what: 'text' },
    ]);
    await first.kept.accepted();
    expect(await db.count('refused')).toBe(0);
  });

  it('leaves no trace without unsent words', async () => {
    const first = await opened();
    Y.applyUpdate(first.doc, Y.encodeStateAsUpdate(withWords('Words of others')), 'server');
    await first.kept.flush();
    await first.kept.forget('Note not found');
    expect([await db.count('updates'), await db.count('documents'), await db.count('refused')]).toEqual([0, 0, 0]);
  });

  it('says so when the browser stores nothing', async () => {
    const first = await opened();
    db.close();
    first.write('Lost on reload');
    await first.kept.flush();
    expect(first.kept.isKept).toBe(false);
  });
});

describe('the words of edits', () => {
  it('are one piece for each place, without words deleted again', () => {
    const doc = withWords('The end.');
    const own: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => own.push(update));
    const text = doc.getText('words');
    [...'Well, '].forEach((letter, at) => text.insert(at, letter));
    text.insert(text.length, ' Or nott');
    text.delete(text.length - 1, 1);
    expect(wordsIn(own)).toEqual(['Well, ', ' Or not']);
  });
});

function withWords(words: string): Y.Doc {
  const doc = new Y.Doc();
  doc.getText('words').insert(0, words);
  return doc;
}
