import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { Realtime, RealtimeMessage } from './realtime.ts';

/** That something changed: its kind and ids, nothing of what it says. */
export interface Change {
  readonly kind: string;
  readonly [id: string]: string;
}
export interface Watching {
  /** Ends the watching. */
  stop(): void;
}

/** Hear of changes in the projects one may see, as they happen. `missed` says that some may have been lost: read again what is shown. */
export class WatchChanges extends Query<Watching> {
  constructor(readonly actor: Actor, readonly changed: (change: Change) => void, readonly missed: () => void) { super(); }
}

/** The projects that an actor may see at this moment. */
export interface VisibleProjects {
  of(actor: Actor): Promise<ReadonlySet<Uuid>>;
}

/** What processes tell each other about live documents; nothing for people. */
export const BETWEEN_PROCESSES = 'document:update';
/** What is visible is asked again after so long, and at once when access changes. */
const FRESH_MS = 5_000;
const CHANGES_ACCESS = new Set(['access:changed', 'access:granted', 'project:created', 'project:changed', 'folder:changed']);

export class WatchChangesHandler implements Handler<WatchChanges> {
  constructor(
    private readonly realtime: Realtime,
    private readonly visible: VisibleProjects,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, changed, missed }: WatchChanges): Promise<Watching> {
    let known: { projects: ReadonlySet<Uuid>; at: number } = { projects: new Set(), at: 0 };
    const mayHear = async (message: RealtimeMessage): Promise<boolean> => {
      const now = this.clock.now().getTime();
      if (CHANGES_ACCESS.has(message.kind) || now - known.at > FRESH_MS) known = { projects: await this.visible.of(actor), at: now };
      const { projectId } = message;
      if (message.kind === BETWEEN_PROCESSES) return false;
      return typeof projectId !== 'string' || known.projects.has(projectId);
    };
    const tell = async (before: Promise<void>, message: RealtimeMessage): Promise<void> => {
      await before;
      try {
        if (await mayHear(message)) changed(idsOf(message));
      } catch {
        // What may be heard could not be told: whoever watches reads again what is shown.
        missed();
      }
    };
    let queue = Promise.resolve();
    const stop = await this.realtime.subscribe(actor.teamId, {
      hear: (message) => {
        queue = tell(queue, message);
      },
      missed,
    });
    return { stop };
  }
}

/** Titles and names stay behind: whoever may see them reads them. */
const idsOf = (message: RealtimeMessage): Change =>
  Object.fromEntries(Object.entries(message).filter(([key, value]) => typeof value === 'string' && (key === 'kind' || key.endsWith('Id')))) as Change;
