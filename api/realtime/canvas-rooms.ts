import { AppendCanvasUpdate } from '@evident/application/canvas/append-canvas-update';
import { CheckTargets } from '@evident/application/canvas/check-targets';
import { DeriveCanvas } from '@evident/application/canvas/derive-canvas';
import { MayWriteCanvas } from '@evident/application/canvas/may-write-canvas';
import { OpenCanvas } from '@evident/application/canvas/open-canvas';
import { CANVAS_ROOM, presenceOnCanvas } from '@evident/domain/canvas';
import { Refusal, isUuid, notFound } from '@evident/domain/kernel';
import type * as Y from 'yjs';
import type { Bus } from '../kernel/bus.ts';
import { CanvasGuard } from './canvas-guard.ts';
import type { RoomKind } from './room-kind.ts';

/** An object takes as long to derive as so much text. */
const CHARACTERS_AN_OBJECT = 500;

/** The ids in the name of a room. @throws Refusal `NotFound` for another name */
function idsOf(name: string) {
  const [canvasId = '', liveId = '', ...more] = name.slice(CANVAS_ROOM.length).split(':');
  if (more.length > 0 || ![canvasId, liveId].every((id) => isUuid(id) && id === id.toLowerCase())) notFound('Canvas');
  return { canvasId, liveId };
}

/** Live canvases. A change is tried on a copy first, and its references are looked up. */
export function canvasRooms(bus: Bus): RoomKind {
  const guards = new WeakMap<Y.Doc, CanvasGuard>();
  const guardOf = (document: Y.Doc): CanvasGuard => {
    const guard = guards.get(document) ?? new CanvasGuard(document);
    guards.set(document, guard);
    return guard;
  };
  return {
    async mayWrite(actor, name) {
      const { canvasId, liveId } = idsOf(name);
      return bus.ask(new MayWriteCanvas(actor, canvasId, liveId));
    },
    open(actor, name) {
      const { canvasId, liveId } = idsOf(name);
      return bus.ask(new OpenCanvas(actor, canvasId, liveId));
    },
    async refusalOf(actor, document, name, update) {
      const guard = guardOf(document);
      try {
        const targets = guard.tryOut(update);
        if (targets) {
          await bus.ask(new CheckTargets(actor, idsOf(name).canvasId, targets));
          guard.allow(targets);
        }
        return null;
      } catch (error) {
        guard.startOver();
        if (error instanceof Refusal) return error.title;
        throw error;
      }
    },
    count: () => undefined,
    async store(actor, name, update) {
      const { canvasId, liveId } = idsOf(name);
      await bus.ask(new AppendCanvasUpdate(actor, canvasId, liveId, update));
      return null;
    },
    sizeOf: (document) => document.getMap('objects').size * CHARACTERS_AN_OBJECT,
    derive: (teamId, name) => bus.ask(new DeriveCanvas(teamId, idsOf(name).canvasId)),
    screened: presenceOnCanvas,
  };
}
