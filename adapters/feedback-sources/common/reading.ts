import {
  SourceBusy,
  type SourcePage,
  SourceRefused,
  type UnreadableItem,
} from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceChoice, SourceConfiguration, SourcePicker } from '@evident/domain/channels';
import { type Json, UnreadableField, textOf } from './json.ts';
import { hasWords } from './ticket.ts';

/** The state of a cursor. Text that is none begins again: repeated items are harmless. */
export function stateOf<State extends object>(cursor: string | null, first: State): State {
  try {
    const read: unknown = JSON.parse(cursor ?? 'null');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...first, ...read } : first;
  } catch {
    return first;
  }
}

export const cursorOf = (state: object): string => JSON.stringify(state);

/** Ids of what was chosen; null if nothing was, which means everything. */
export function chosenIn({ chosen }: SourceConfiguration, picker: SourcePicker['name']): ReadonlySet<string> | null {
  const ids = (chosen[picker] ?? []).map(({ id }) => id);
  return ids.length > 0 ? new Set(ids) : null;
}

const CHOICES_MAX = 1_000;

/** The choices of a picker, of objects of a service; those without a name are left out. */
export const choicesOf = (
  found: readonly Json[],
  {
    id = 'id',
    name = 'name',
    first = [],
  }: { readonly id?: string; readonly name?: string; readonly first?: readonly SourceChoice[] } = {},
): SourceChoice[] =>
  [...first, ...found.map((one) => ({ id: textOf(one[id]), name: textOf(one[name]) }))]
    .filter((choice) => choice.id !== '' && choice.name !== '')
    .slice(0, CHOICES_MAX);

interface Listed {
  readonly items: readonly Json[];
  /** Items of this page that an interrupted request has read. */
  readonly done: readonly string[];
  readonly idOf: (item: Json) => string;
  /** Reads an item with its conversation; null leaves it out. */
  readonly read: (item: Json) => Promise<DataPointPayload | null> | DataPointPayload | null;
  /** For people: an item of the service, such as “a ticket”. */
  readonly what: string;
  readonly signal: AbortSignal;
}

interface ReadItems {
  readonly items: readonly DataPointPayload[];
  readonly failures: readonly UnreadableItem[];
  /** All items that were read so far, if the others have to wait; null once all are read. */
  readonly paused: readonly string[] | null;
}

/** Requests for items in a row that fail until the service itself is in doubt. */
const UNANSWERED_MAX = 3;

/**
 * Reads the items of a page one after the other.
 *
 * If the service asks for a pause in between, those that are read are kept, so that a page with more requests than its limit is read at
 * last. An item whose own request fails is a failure, if the service still answers for another one: it would stop all later ones.
 * @throws SourceBusy if none was read before the pause, and the error of an item if the service answers for none
 */
export async function readEach(listed: Listed): Promise<ReadItems> {
  const reading = new PageReading(listed);
  for (const [place, item] of listed.items.entries()) if (!(await reading.goesOn(item, place))) break;
  return reading.end();
}

class PageReading {
  private readonly payloads: DataPointPayload[] = [];
  private readonly failures: UnreadableItem[] = [];
  private readonly known: Set<string>;
  private readonly unanswered = new Map<string, Error>();
  private answered: Json | null = null;

  constructor(private readonly listed: Listed) {
    this.known = new Set(listed.done);
  }

  /** Reads an item. @returns false if the others have to wait */
  async goesOn(item: Json, place: number): Promise<boolean> {
    const id = this.listed.idOf(item);
    if (this.known.has(id)) return true;
    try {
      if (id === '') throw new UnreadableField('id');
      const payload = await this.listed.read(item);
      if (payload && hasWords(payload)) this.payloads.push(payload);
      this.answered = item;
      this.known.add(id);
      return true;
    } catch (error) {
      return this.goesOnAfter(error as Error, id, place);
    }
  }

  async end(): Promise<ReadItems> {
    for (const failure of await ownFailures(this.unanswered, this.answered, this.listed)) {
      this.failures.push(failure);
      this.known.add(failure.externalId);
    }
    const { items, idOf } = this.listed;
    const isRead = items.every((item) => idOf(item) === '' || this.known.has(idOf(item)));
    return { items: this.payloads, failures: this.failures, paused: isRead ? null : [...this.known] };
  }

  private goesOnAfter(error: Error, id: string, place: number): boolean {
    const { done, signal, what } = this.listed;
    if (signal.aborted || error instanceof SourceRefused) throw error;
    if (error instanceof SourceBusy) {
      if (this.known.size === done.length) throw error;
      return false;
    }
    if (error instanceof UnreadableField) {
      this.failures.push(unreadable(id || `item ${place + 1}`, what, error));
      if (id !== '') this.known.add(id);
      return true;
    }
    this.unanswered.set(id, error);
    return this.unanswered.size < UNANSWERED_MAX;
  }
}

const unreadable = (externalId: string, what: string, { field }: UnreadableField): UnreadableItem => ({
  externalId,
  humanMessageText: `The service sent ${what} that cannot be read: its field “${field}” is missing or has another form.`,
  errorCode: 'Unreadable',
});

/** Items whose requests failed, if the service answers for one that was read before. */
async function ownFailures(
  unanswered: ReadonlyMap<string, Error>,
  answered: Json | null,
  { read, what }: Listed,
): Promise<UnreadableItem[]> {
  const [first] = unanswered.values();
  if (!first) return [];
  if (answered === null) throw first;
  try {
    await read(answered);
  } catch {
    return [];
  }
  return [...unanswered].map(([externalId, { message }]) => ({
    externalId,
    humanMessageText: `The service does not send ${what}: ${message}.`,
    errorCode: 'Unanswered',
  }));
}

interface Next {
  /** The state of this request, for the rest of its page. */
  readonly state: object;
  /** The state of the next page or run. */
  readonly next: object;
  readonly more: boolean;
  readonly total?: number | null;
  readonly deleted?: readonly string[];
}

/** The page of items that were read, with the cursor to go on. */
export function pageOf(read: ReadItems, { state, next, more, total = null, deleted = [] }: Next): SourcePage {
  return {
    items: read.items,
    deleted,
    failures: read.failures,
    cursor: cursorOf(read.paused ? { ...state, done: read.paused } : next),
    more: read.paused !== null || more,
    total,
  };
}
