import { ListThreadsOfObjects } from '@evident/application/comments/queries';
import { ListHighlightsOfNotes } from '@evident/application/highlights/queries';
import { ListEvidenceOfInsights } from '@evident/application/insights/queries';
import { ListNotesOfProjects } from '@evident/application/notes/queries';
import type { Message } from '@evident/application/kernel/message';
import type { CommentedType } from '@evident/domain/comments';
import type { Page, Uuid } from '@evident/domain/kernel';
import type { ShownChart } from '@evident/domain/dashboards';
import type { Actor } from '@evident/domain/permissions';
import DataLoader from 'dataloader';
import type { Bus } from '../kernel/bus.ts';
import { figuresLoader } from './figures.ts';

/** Parents of one message. Its answer has pages of all of them in memory. */
const PARENTS = 200;

type Batch<Value> = Message<Map<Uuid, Value>>;

/** The loaders of one request. Each sends one message for all objects of a level, instead of one for each. */
export class Loaders {
  private readonly loaders = new Map<string, DataLoader<Uuid, unknown>>();
  private figures: DataLoader<ShownChart, unknown> | null = null;

  constructor(
    private readonly bus: Bus,
    private readonly actor: Actor,
  ) {}

  notesOf(projectId: Uuid, first: number) {
    return this.load(`notes ${first}`, projectId, (ids) => new ListNotesOfProjects(this.actor, ids, first), empty);
  }

  highlightsOf(noteId: Uuid, first: number) {
    return this.load(`highlights ${first}`, noteId, (ids) => new ListHighlightsOfNotes(this.actor, ids, first), empty);
  }

  evidenceOf(insightId: Uuid) {
    return this.load(
      'evidence',
      insightId,
      (ids) => new ListEvidenceOfInsights(this.actor, ids),
      () => null,
    );
  }

  threadsOf(type: CommentedType, objectId: Uuid, first: number) {
    return this.load(
      `threads ${type} ${first}`,
      objectId,
      (ids) => new ListThreadsOfObjects(this.actor, type, ids, first),
      empty,
    );
  }

  figuresOf(chart: ShownChart): Promise<unknown> {
    this.figures ??= figuresLoader(this.bus, this.actor);
    return this.figures.load(chart);
  }

  /** @param name of the list with its arguments: only equal ones are loaded together */
  private load<Value, None>(
    name: string,
    id: Uuid,
    message: (ids: readonly Uuid[]) => Batch<Value>,
    none: () => None,
  ): Promise<Value | None> {
    const known = this.loaders.get(name);
    const loader = known ?? this.loaderOf(message, none);
    this.loaders.set(name, loader);
    return loader.load(id) as Promise<Value | None>;
  }

  private loaderOf<Value>(message: (ids: readonly Uuid[]) => Batch<Value>, none: () => unknown) {
    return new DataLoader<Uuid, unknown>(
      async (ids) => {
        const found = await this.bus.ask(message(ids));
        return ids.map((id) => found.get(id) ?? none());
      },
      { maxBatchSize: PARENTS },
    );
  }
}

const empty = (): Page<never> => ({ items: [], next: null });
