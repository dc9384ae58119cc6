import {
  CANVAS_OBJECTS_MAX,
  type CanvasObject,
  type CanvasTargets,
  LIVE_ROOTS,
  readObject,
  readParts,
  refuseBrokenObject,
  refuseBrokenParts,
  targetsOf,
} from '@evident/domain/canvas';
import { type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import * as Y from 'yjs';

/** A copy of a live canvas on which changes are tried before they reach it. Only what a change touches is checked. */
export class CanvasGuard {
  private copy!: Y.Doc;
  private trying = false;
  private objects = new Set<string>();
  private hasParts = false;
  /** Targets that were on the canvas, or were checked, since it was opened. They may return by undo. */
  private readonly allowed = new Set<Uuid>();

  constructor(private readonly document: Y.Doc) {
    this.startOver();
    this.allow(targetsOf(objectsIn(this.copy)));
    document.on('update', (update: Uint8Array) => Y.applyUpdate(this.copy, update));
  }

  /**
   * Applies a change to the copy; returns the targets it adds that are not known to be of the project, null for none.
   * Start over after a refusal.
   * @throws Refusal `ValidationError`
   */
  tryOut(update: Uint8Array): CanvasTargets | null {
    this.objects.clear();
    this.hasParts = false;
    this.trying = true;
    try {
      Y.applyUpdate(this.copy, update);
    } catch {
      refuse('ValidationError', 'This change cannot be read');
    } finally {
      this.trying = false;
    }
    if (this.copy.store.pendingStructs || this.copy.store.pendingDs)
      refuse('ValidationError', 'This change builds on one that is missing');
    if ([...this.copy.share.keys()].some((name) => !LIVE_ROOTS.includes(name as never)))
      refuse('ValidationError', 'A canvas has no such part');
    return this.checked();
  }

  allow({ highlights, insights, notes }: CanvasTargets): void {
    for (const id of [...highlights, ...insights, ...notes]) this.allowed.add(id);
  }

  /** Makes the copy equal to the canvas. */
  startOver(): void {
    this.copy?.destroy();
    this.copy = new Y.Doc();
    for (const root of LIVE_ROOTS) this.copy.getMap(root);
    Y.applyUpdate(this.copy, Y.encodeStateAsUpdate(this.document));
    this.copy.on('afterTransaction', ({ changed }: Y.Transaction) => {
      if (this.trying) for (const [type, keys] of changed) this.note(type, keys);
    });
  }

  /** Collects what a change touched. */
  private note(type: Touched, keys: ReadonlySet<string | null>): void {
    const [objects, parts, expanded] = LIVE_ROOTS.map((root): unknown => this.copy.getMap(root));
    if (keys.has(null)) this.objects.add(NOWHERE);
    else if (type === parts) this.hasParts = true;
    else if (type === objects) for (const id of keys) this.objects.add(id!);
    else if (type === expanded) for (const id of keys) this.refuseStrange(id!);
    else this.objects.add((type._item?.parent === objects && type._item?.parentSub) || NOWHERE);
  }

  private refuseStrange(id: string): void {
    const value = this.copy.getMap('expanded').get(id);
    if (!isUuid(id) || (value !== undefined && value !== true)) this.objects.add(NOWHERE);
  }

  private checked(): CanvasTargets | null {
    const all = this.copy.getMap('objects');
    const touched: CanvasObject[] = [];
    for (const id of this.objects) {
      if (!isUuid(id)) refuse('ValidationError', 'A canvas has no such part');
      const map = all.get(id);
      if (map === undefined) continue;
      if (!(map instanceof Y.Map)) refuse('ValidationError', 'An object is not valid');
      const object = readObject(map)!;
      refuseBrokenObject(id, object);
      touched.push(object);
    }
    if (touched.length > 0 && all.size > CANVAS_OBJECTS_MAX)
      refuse('ValidationError', `A canvas has at most ${CANVAS_OBJECTS_MAX.toLocaleString('en')} objects`);
    if (this.hasParts) {
      const parts = this.copy.getMap('parts');
      if ([...parts.keys()].some((key) => !PARTS.includes(key))) refuse('ValidationError', 'A canvas has no such part');
      refuseBrokenParts(readParts(parts));
    }
    const { highlights, insights, notes } = targetsOf(touched);
    const fresh = (ids: readonly Uuid[]) => ids.filter((id) => !this.allowed.has(id));
    const targets = { highlights: fresh(highlights), insights: fresh(insights), notes: fresh(notes) };
    return Object.values(targets).some(({ length }) => length > 0) ? targets : null;
  }
}

type Touched = Y.Transaction['changed'] extends Map<infer Type, unknown> ? Type : never;
/** Marks a place that canvases do not have. */
const NOWHERE = '';
const PARTS = ['staging', 'searchParams', 'summary', 'peekMode'];

function objectsIn(doc: Y.Doc): CanvasObject[] {
  const found: CanvasObject[] = [];
  doc.getMap('objects').forEach((map) => {
    const object = readObject(map);
    if (object) found.push(object);
  });
  return found;
}
