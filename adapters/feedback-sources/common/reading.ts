import { SourceBusy, type SourcePage, type UnreadableItem } from '@evident/application/channels/feedback-source';
import type { DataPointPayload, SourceConfiguration, SourcePicker } from '@evident/domain/channels';
import { type Json, UnreadableField } from './json.ts';
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

interface Listed {
  readonly items: readonly Json[];
  /** Items of this page that an interrupted request has read. */
  readonly done: readonly string[];
  readonly idOf: (item: Json) => string;
  /** Reads an item with its conversation; null leaves it out. */
  readonly read: (item: Json) => Promise<DataPointPayload | null> | DataPointPayload | null;
  /** For people: an item of the service, such as “a ticket”. */
  readonly what: string;
}

interface ReadItems {
  readonly items: readonly DataPointPayload[];
  readonly failures: readonly UnreadableItem[];
  /** All items that were read so far, if the service wants a pause before the others; null once all are read. */
  readonly paused: readonly string[] | null;
}

/**
 * Reads the items of a page one after the other. If the service asks for a pause in between, those that are read are kept, so that
 * a page with more requests than its limit is read at last.
 * @throws SourceBusy if none was read before the pause
 */
export async function readEach({ items, done, idOf, read, what }: Listed): Promise<ReadItems> {
  const payloads: DataPointPayload[] = [];
  const failures: UnreadableItem[] = [];
  const known = new Set(done);
  for (const [place, item] of items.entries()) {
    const id = idOf(item);
    if (known.has(id)) continue;
    try {
      if (id === '') throw new UnreadableField('id');
      const payload = await read(item);
      if (payload && hasWords(payload)) payloads.push(payload);
    } catch (error) {
      if (error instanceof SourceBusy && known.size > done.length)
        return { items: payloads, failures, paused: [...known] };
      if (!(error instanceof UnreadableField)) throw error;
      failures.push({
        externalId: id || `item ${place + 1}`,
        humanMessageText: `The service sent ${what} that cannot be read: its field “${error.field}” is missing or has another form.`,
        errorCode: 'Unreadable',
      });
    }
    if (id !== '') known.add(id);
  }
  return { items: payloads, failures, paused: null };
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
