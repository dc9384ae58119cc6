import {
  type CanvasChange,
  type CanvasDocument,
  type CanvasObject,
  type CanvasPresence,
  EMPTY_CANVAS,
  LIVE_ROOTS,
  type LiveCanvas as Shared,
  changedDocument,
  readCanvas,
  readObject,
  readParts,
  settledObject,
  writeCanvas,
} from '@evident/domain/canvas';
import * as Y from 'yjs';
import type { Present } from '../../editor/collaboration.ts';
import { LiveDocument } from '../../editor/live-document.ts';
import { createStore, type Store } from '../../kernel/store.ts';

/** Another member, and where they are. */
export interface Other extends CanvasPresence {
  readonly client: number;
  readonly user: Present;
}

/** An own change, and the canvas around it. `n` counts the changes of the document. */
export interface Step {
  readonly n: number;
  readonly label: string;
  readonly before: CanvasDocument;
  readonly after: CanvasDocument;
}

/** Minimum milliseconds between two messages about the pointer or a drag. */
const TELL_MS = 40;
const LABEL = 'label';
const DONE_AT = 'done at';
/** Origin of changes of how a canvas is viewed. They are no undo steps. */
const VIEWED = 'viewed';

/** A canvas that several members edit. Changes apply at once and sync while connected. */
export class LiveCanvas {
  readonly document: Store<CanvasDocument> = createStore<CanvasDocument>(EMPTY_CANVAS);
  readonly others: Store<readonly Other[]> = createStore<readonly Other[]>([]);
  readonly steps: Store<{ undo: boolean; redo: boolean }> = createStore({ undo: false, redo: false });
  readonly live: LiveDocument;
  private readonly openedAt = Date.now();
  private readonly shared: Shared;
  private readonly own: Y.UndoManager;
  private label = '';
  private presence: CanvasPresence & { user?: Present } = {};
  private telling: ReturnType<typeof setTimeout> | undefined;
  private toldAt = 0;
  private made: readonly Step[] = [];

  constructor(room: string, open: (room: string) => LiveDocument = (name) => new LiveDocument(name, undefined, 1)) {
    this.live = open(room);
    const { doc } = this.live;
    const [objects, parts, expanded] = LIVE_ROOTS.map((root) => doc.getMap(root)) as [
      Y.Map<unknown>,
      Y.Map<unknown>,
      Y.Map<unknown>,
    ];
    this.shared = { objects, parts, expanded };
    this.own = new Y.UndoManager([objects, parts], { trackedOrigins: new Set([this]), captureTimeout: 0 });
    this.own.on('stack-item-added', ({ stackItem }) => {
      if (!stackItem.meta.has(LABEL)) stackItem.meta.set(LABEL, this.label);
      stackItem.meta.set(DONE_AT, Date.now());
      this.tellSteps();
    });
    this.own.on('stack-item-popped', () => this.tellSteps());
    doc.on('afterTransaction', this.read);
    this.document.set(readCanvas(this.shared));
    this.live.awareness.on('change', this.look);
  }

  /** Applies a change of this member as one undo step. @throws Refusal if a rule refuses it */
  change(label: string, change: CanvasChange): void {
    const before = this.document.get();
    const after = changedDocument(before, change);
    const isView = Object.keys(change).every((key) => key === 'expanded');
    this.label = label;
    this.write(before, after, isView ? VIEWED : this);
  }

  /** Own changes that the server has not stored, in order. */
  get unsent(): readonly Step[] {
    const { kept } = this.live.saved.get();
    return this.made.filter(({ n }) => n > kept);
  }

  /** Makes a step of an earlier live canvas again, except on objects that are gone. */
  repeat({ label, before, after }: Step): void {
    const now = this.document.get().objects;
    const there = ({ objects, ...rest }: CanvasDocument): CanvasDocument => ({
      ...rest,
      objects: Object.fromEntries(Object.entries(objects).filter(([id]) => now[id] || !before.objects[id])),
    });
    this.label = label;
    this.write(there(before), there(after), this);
  }

  /** When the last own change was made that can be undone, or else the canvas was opened. */
  get lastStepAt(): number {
    return (this.own.undoStack.at(-1)?.meta.get(DONE_AT) as number | undefined) ?? this.openedAt;
  }

  /** Undoes the last own change; returns its label, null if there is none. */
  undo(): string | null {
    return this.step('undo');
  }

  redo(): string | null {
    return this.step('redo');
  }

  /** Shows others where this member is. */
  tell(presence: CanvasPresence & { user?: Present }): void {
    this.presence = { ...this.presence, ...presence };
    if (this.telling !== undefined) return;
    const wait = Math.max(0, this.toldAt + TELL_MS - performance.now());
    this.telling = setTimeout(() => {
      this.telling = undefined;
      this.toldAt = performance.now();
      this.live.awareness.setLocalState({ ...this.presence });
    }, wait);
  }

  settled = (): Promise<void> => this.live.settled();
  leave(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.live.leave();
  }
  rejoin(): void {
    this.live.rejoin();
    this.tell({});
  }
  close(): void {
    clearTimeout(this.telling);
    this.own.destroy();
    this.live.close();
  }

  private write(before: CanvasDocument, after: CanvasDocument, origin: unknown): void {
    this.live.doc.transact(
      () => writeCanvas(this.shared, before, after, (fields) => new Y.Map(fields as [string, unknown][])),
      origin,
    );
  }

  private step(way: 'undo' | 'redo'): string | null {
    const stack = way === 'undo' ? this.own.undoStack : this.own.redoStack;
    const label = stack.at(-1)?.meta.get(LABEL) as string | undefined;
    this.label = label ?? '';
    this.own[way]();
    return label ?? null;
  }

  private tellSteps(): void {
    this.steps.set({ undo: this.own.undoStack.length > 0, redo: this.own.redoStack.length > 0 });
  }

  /** Reads again what a transaction touched, so that untouched objects stay the same. */
  private readonly read = ({ changed, origin }: Y.Transaction): void => {
    if (changed.size === 0) return;
    const { objects: maps, parts, expanded } = this.shared;
    const ids = new Set<string>();
    let [hasParts, hasExpanded] = [false, false];
    for (const [type, keys] of changed as Map<unknown, ReadonlySet<string | null>>) {
      if (type === maps) for (const id of keys) ids.add(id!);
      else if (type === parts) hasParts = true;
      else if (type === expanded) hasExpanded = true;
      else {
        const id = (type as Y.Map<unknown>)._item?.parentSub;
        if (id) ids.add(id);
      }
    }
    const before = this.document.get();
    const objects: Record<string, CanvasObject> = ids.size > 0 ? { ...before.objects } : before.objects;
    let groupsChanged = false;
    for (const id of ids) {
      const object = readObject(maps.get(id));
      groupsChanged ||= (objects[id] ?? object)?.type === 'group' && !(objects[id] && object);
      if (object) objects[id] = object;
      else delete objects[id];
    }
    // A group that returns gets its members back.
    for (const id of groupsChanged ? Object.keys(objects) : ids) {
      const object = groupsChanged && !ids.has(id) ? withGroup(objects[id]!, maps.get(id)) : objects[id];
      if (object) objects[id] = settledObject(object, objects);
    }
    this.document.set({
      ...before,
      objects,
      ...(hasParts && readParts(parts)),
      ...(hasExpanded || ids.size > 0 ? { expanded: expandedIn(expanded, objects, before.expanded) } : {}),
    });
    if ([this, VIEWED, this.own].includes(origin as this))
      this.made = [
        ...this.unsent,
        { n: this.live.saved.get().typed + 1, label: this.label, before, after: this.document.get() },
      ];
  };

  private readonly look = (): void => {
    const { awareness, doc } = this.live;
    const others: Other[] = [];
    for (const [client, state] of awareness.getStates())
      if (client !== doc.clientID && isPresent(state['user'])) others.push({ ...state, client, user: state['user'] });
    this.others.set(others);
  };
}

function withGroup(object: CanvasObject, map: unknown): CanvasObject {
  const groupId = (map as Y.Map<unknown> | undefined)?.get('groupId') as string | undefined;
  return groupId === object.groupId ? object : { ...object, ...(groupId !== undefined && { groupId }) };
}

function expandedIn(
  shared: Shared['expanded'],
  objects: Readonly<Record<string, unknown>>,
  before: readonly string[],
): readonly string[] {
  const open: string[] = [];
  shared.forEach((_, id) => {
    if (objects[id]) open.push(id);
  });
  return open.length === before.length && open.every((id, at) => id === before[at]) ? before : open;
}

const isPresent = (user: unknown): user is Present =>
  typeof user === 'object' && user !== null && typeof (user as Partial<Present>).name === 'string';
