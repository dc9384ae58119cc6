import { ListThreadsOfObjects } from '@evident/application/comments/queries';
import { ListHighlightsOfNotes } from '@evident/application/highlights/queries';
import { ListEvidenceOfInsights } from '@evident/application/insights/queries';
import { ListNotesOfProjects } from '@evident/application/notes/queries';
import type { Message } from '@evident/application/kernel/message';
import type { CommentedType } from '@evident/domain/comments';
import { type Page, type Uuid, refuse } from '@evident/domain/kernel';
import type { ShownChart } from '@evident/domain/dashboards';
import type { Actor } from '@evident/domain/permissions';
import DataLoader from 'dataloader';
import type { Bus } from '../kernel/bus.ts';
import { askDeclared } from '../kernel/declared/ask-declared.ts';
import { checkedInput } from '../kernel/declared/checked-input.ts';
import { declaredOperations } from '../kernel/declared/declared-operations.ts';
import { figuresLoader } from './figures.ts';

/** Parents of one message. Its answer has pages of all of them in memory. */
const PARENTS = 200;

/** The part of a list that a field asks for. `after` is null for the first page. */
interface Part {
  readonly first: number;
  readonly after: string | null;
}

type Batch<Value> = Message<Map<Uuid, Value>>;

/** The loaders of one request. Each sends one message for all objects of a level, instead of one for each. */
export class Loaders {
  private readonly loaders = new Map<string, DataLoader<Uuid, unknown>>();
  private figures: DataLoader<ShownChart, unknown> | null = null;
  /** Objects whose lists go on, by the operation of the list and the cursor. */
  private readonly continued = new Map<string, Set<string>>();

  constructor(
    private readonly bus: Bus,
    private readonly actor: Actor,
  ) {}

  notesOf(projectId: Uuid, { first, after }: Part) {
    if (after !== null) return this.rest('listNotes', { projectId }, {}, { first, after });
    return this.load(`notes ${first}`, projectId, (ids) => new ListNotesOfProjects(this.actor, ids, first), empty);
  }

  highlightsOf(noteId: Uuid, { first, after }: Part) {
    if (after !== null) return this.rest('listNoteHighlights', { noteId }, {}, { first, after });
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

  threadsOf(type: CommentedType, objectId: Uuid, { first, after }: Part) {
    if (after !== null) return this.rest('listThreads', {}, { objectType: type, objectId }, { first, after });
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

  /**
   * A further page of one object, read by the operation of its list. A cursor belongs to that list, so one cursor for
   * the objects of a level is refused instead of read by a message each.
   */
  private async rest(id: string, parameters: object, query: object, { first, after }: Part): Promise<unknown> {
    const objects = this.continued.get(`${id} ${after}`) ?? new Set();
    this.continued.set(`${id} ${after}`, objects.add(JSON.stringify({ ...parameters, ...query })));
    // After the other objects of the level asked, too.
    await Promise.resolve();
    if (objects.size > 1)
      refuse('ValidationError', '`after` continues the list of one object', 'Ask for the pages of each object alone.');
    const operation = declaredOperations.get(id)!;
    const input = await checkedInput(operation, this.actor, {
      parameters: { ...parameters },
      query: { ...query, limit: first, cursor: after },
      body: undefined,
    });
    return askDeclared(this.bus, operation, input);
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
