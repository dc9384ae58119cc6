import { type CanvasObject, LIVE_ROOTS, readCanvas } from '@evident/domain/canvas';
import * as Y from 'yjs';
import type { LiveDocument } from '../../editor/live-document.ts';
import type { Opening } from '../../editor/opening.ts';
import { type SavedSoFar, nothingTyped } from '../../editor/saved-so-far.ts';
import { createStore } from '../../kernel/store.ts';
import { toasts } from '../../kernel/toasts.ts';
import { CanvasRoom } from './canvas-room.ts';
import { LiveCanvas } from './live-canvas.ts';

/** A server that refuses a change that places an object at 666, and everything after it. */
class Server {
  readonly doc = new Y.Doc();
  /** Whether changes are answered. */
  isUp = true;
  private readonly waiting: (() => void)[] = [];

  get objects(): Readonly<Record<string, CanvasObject>> {
    return readCanvas(shared(this.doc)).objects;
  }

  answer(): void {
    this.isUp = true;
    this.waiting.splice(0).forEach((take) => take());
  }

  open(): LiveDocument {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(this.doc), 'server');
    const opening = createStore<Opening>({ as: 'open', writable: true });
    const saved = createStore<SavedSoFar>({ ...nothingTyped, connected: true });
    const updates: Uint8Array[] = [];
    const take = () => {
      for (const update of updates.splice(0)) {
        if (saved.get().refused) return;
        const next = new Y.Doc();
        for (const part of [Y.encodeStateAsUpdate(this.doc), update]) Y.applyUpdate(next, part);
        if (Object.values(readCanvas(shared(next)).objects).some(({ x }) => x === 666)) {
          opening.set({ as: 'open', writable: false, reason: 'Content of another project' });
          saved.change((now) => ({ ...now, refused: true }));
          return;
        }
        Y.applyUpdate(this.doc, update);
        saved.change((now) => ({ ...now, kept: now.kept + 1 }));
      }
    };
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'server') return;
      updates.push(update);
      saved.change((now) => ({ ...now, typed: now.typed + 1 }));
      if (this.isUp) queueMicrotask(take);
      else this.waiting.push(take);
    });
    const settled = async () => {
      while (saved.get().kept < saved.get().typed && !saved.get().refused) await Promise.resolve();
    };
    const awareness = { on: () => undefined, getStates: () => new Map(), setLocalState: () => undefined };
    const nothing = () => undefined;
    return { doc, opening, saved, settled, awareness, leave: nothing, rejoin: nothing, close: nothing } as never;
  }
}

const shared = (doc: Y.Doc) => {
  const [objects, parts, expanded] = LIVE_ROOTS.map((root) => doc.getMap(root));
  return { objects: objects!, parts: parts!, expanded: expanded! } as Parameters<typeof readCanvas>[0];
};
const ids = ['0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e01', '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e02'] as const;
const boxOf = (id: string, x: number) => ({
  objects: [{ id, type: 'rectangle' as const, x, y: 0, width: 10, height: 10 }],
});

describe('a canvas after a refused change', () => {
  const opened = () => {
    const server = new Server();
    const room = new CanvasRoom(() => new LiveCanvas('room', () => server.open()));
    return { server, room, change: (label: string, change: object) => room.live.get()!.change(label, change) };
  };
  const quiet = async () => {
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
  };

  it('keeps the valid changes that were sent with it, and names the refused one', async () => {
    const { server, room, change } = opened();
    change('Added a box', boxOf(ids[0], 1));
    await quiet();
    server.isUp = false;
    change('Moved a box', { objects: [{ id: ids[0], x: 2 }] });
    change('Added a card', boxOf(ids[1], 666));
    change('Moved a card', { objects: [{ id: ids[1], x: 7 }] });
    change('Moved a box again', { objects: [{ id: ids[0], y: 9 }] });
    server.answer();
    await quiet();
    expect(server.objects[ids[0]]).toMatchObject({ x: 2, y: 9 });
    expect(Object.keys(server.objects)).toEqual([ids[0]]);
    expect(room.live.get()?.document.get().objects[ids[0]]).toMatchObject({ x: 2, y: 9 });
    expect(toasts.get().map(({ message }) => message)).toEqual([
      'Added a card: Content of another project. Your other changes are kept.',
    ]);
  });

  it('opens again and can be changed', async () => {
    const { server, room, change } = opened();
    change('Added a card', boxOf(ids[1], 666));
    await quiet();
    expect(room.restarts.get()).toBe(1);
    change('Added a box', boxOf(ids[0], 1));
    await quiet();
    expect(Object.keys(server.objects)).toEqual([ids[0]]);
  });
});
