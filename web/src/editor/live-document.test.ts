import { jest } from '@jest/globals';
import { isLiveLost } from '../kernel/connection/live.ts';
import { savingNow } from '../kernel/connection/saving.ts';
import { LiveDocument } from './live-document.ts';

/** Longer than any deadline of the page, and than the pause before it reconnects. */
const LONG_MS = 20_000;
const ID = 'note';

const words = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];
/** Messages of Hocuspocus to a document: kind and content. */
const ADMITTED = [...words(ID), 2, 2, ...words('read-write')];
const DENIED = [...words(ID), 2, 1, ...words('Note not found')];
const SYNCED = [...words(ID), 8, 1];
const told = (message: object): number[] => [...words(ID), 5, ...words(JSON.stringify(message))];
const EMPTY_DOCUMENT = [...words(ID), 0, 1, 2, 0, 0];

/** Websocket to a server that does only what the test says. */
class Socket extends EventTarget {
  static all: Socket[] = [];
  readyState = 0;
  constructor() {
    super();
    Socket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(message: number[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: Uint8Array.from(message).buffer }));
  }
  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
  send(): void {}
  /** The peer is gone: no closing handshake. */
  close(): void {
    this.readyState = 2;
  }
}

describe('the connection of a live document', () => {
  let live: LiveDocument;
  const { WebSocket } = globalThis;
  const opened = (): [as: string, isLost: boolean] => [live.opening.get().as, isLiveLost()];

  beforeEach(async () => {
    jest.useFakeTimers();
    Socket.all = [];
    Object.assign(globalThis, { WebSocket: Socket, window: new EventTarget() });
    live = new LiveDocument(ID, 'ws://server');
    await jest.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    live.close();
    expect(isLiveLost()).toBe(false);
    jest.useRealTimers();
    Object.assign(globalThis, { WebSocket });
    Reflect.deleteProperty(globalThis, 'window');
  });
  const last = (): Socket => Socket.all.at(-1)!;
  const admit = async (): Promise<void> => {
    last().open();
    last().say(ADMITTED);
    last().say(EMPTY_DOCUMENT);
    await jest.advanceTimersByTimeAsync(0);
  };

  it('exists once the server has authenticated it and sent the document, not with the socket', async () => {
    last().open();
    expect([opened(), live.saved.get().connected]).toEqual([['opening', false], false]);
    last().say(ADMITTED);
    last().say(EMPTY_DOCUMENT);
    expect([opened(), live.saved.get().connected]).toEqual([['open', false], true]);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(Socket.all.length).toBe(1);
  });

  it('is lost when the server ends it before it was authenticated, until the next attempt succeeds', async () => {
    last().open();
    last().end(4408);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(Socket.all.length).toBe(2);
    expect(opened()).toEqual(['opening', true]);
    await admit();
    expect(opened()).toEqual(['open', false]);
  });

  it('is lost, and opened again, when the server never answers on an open socket', async () => {
    await admit();
    last().end(1006);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([Socket.all.length, ...opened()]).toEqual([2, 'open', false]);
    last().open();
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect([Socket.all.length, ...opened()]).toEqual([3, 'open', true]);
    await admit();
    expect(opened()).toEqual(['open', false]);
  });

  it('is not lost when the server refuses the document', async () => {
    last().open();
    last().say(DENIED);
    last().end(4408);
    expect(opened()).toEqual(['refused', false]);
  });

  it('is made without the copy on this device when that takes long to open', async () => {
    live.close();
    live = new LiveDocument(ID, 'ws://server', undefined, () => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(0);
    await admit();
    expect(opened()).toEqual(['opening', false]);
    await jest.advanceTimersByTimeAsync(3_000);
    last().say(ADMITTED);
    last().say(EMPTY_DOCUMENT);
    expect(opened()).toEqual(['open', false]);
  });

  it('is said to store nothing while the server cannot, until it has', async () => {
    await admit();
    live.doc.getText('words').insert(0, 'Hello');
    expect(savingNow()).toBe('saving');
    last().say(told({ type: 'stuck' }));
    expect(savingNow()).toBe('stuck');
    last().say(SYNCED);
    last().say(SYNCED);
    last().say(told({ type: 'settled', n: 1 }));
    expect(savingNow()).toBe('saved');
  });
});
