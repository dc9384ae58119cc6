import { type CanvasDocument, type LiveCanvas, EMPTY_CANVAS, readCanvas, writeCanvas } from '@evident/domain/canvas';
import * as Y from 'yjs';

const liveOf = (doc: Y.Doc): LiveCanvas => ({
  objects: doc.getMap('objects'),
  parts: doc.getMap('parts'),
  expanded: doc.getMap('expanded'),
});

/** The Yjs document of a canvas. */
export class OpenCanvas {
  private readonly doc = new Y.Doc();
  private readonly live = liveOf(this.doc);

  constructor(updates: readonly Uint8Array[]) {
    this.doc.transact(() => {
      for (const update of updates) Y.applyUpdate(this.doc, update);
    });
  }

  read(): CanvasDocument {
    return readCanvas(this.live);
  }

  /** Makes it hold a document; returns the update, null if it held it before. */
  write(after: CanvasDocument): Uint8Array | null {
    const before = this.read();
    let update: Uint8Array | null = null;
    const listen = (made: Uint8Array) => {
      update = made;
    };
    this.doc.on('update', listen);
    this.doc.transact(() =>
      writeCanvas(this.live, before, after, (fields) => new Y.Map(fields as [string, unknown][])),
    );
    this.doc.off('update', listen);
    return update;
  }

  whole(): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc);
  }
}

/** The first state of a canvas. */
export function begun(document: CanvasDocument): Uint8Array {
  const open = new OpenCanvas([]);
  open.write({ ...EMPTY_CANVAS, ...document });
  return open.whole();
}
