import { GetMember } from '@evident/application/workspaces/queries';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { Seat } from './room-access.ts';
import type { RoomKind } from './room-kind.ts';

/** Awareness states by client id. */
type Told = Map<number, Record<string, unknown>>;
interface Person {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null;
}

/** A browser has one caret per document; a few more may remain from earlier connections. */
const CARETS_MAX = 4;
/** Root type of the editor's content; carets elsewhere are ignored. */
const CONTENT = 'content';

/** Awareness of a document. The server sets each person's identity; browsers cannot. */
export class Presence {
  private readonly known = new WeakMap<Seat, Person>();

  constructor(private readonly bus: Bus) {}

  /** Reduces `told` to the seat's own person and what is valid of the rest. Drops states of other people. */
  async screen(seat: Seat, told: Told, screened: RoomKind['screened']): Promise<void> {
    const { actor } = seat.context;
    const shown = seat.document.awareness.getStates() as ReadonlyMap<number, { readonly user?: Person }>;
    const own = seat.document.getClients(seat) as ReadonlySet<number>;
    let carets = own.size;
    for (const [client, { user, ...rest }] of told) {
      const ofAnother = (shown.get(client)?.user?.id ?? actor?.userId) !== actor?.userId;
      if (!own.has(client)) carets += 1;
      if (!actor || ofAnother || carets > CARETS_MAX) told.delete(client);
      else
        told.set(client, {
          ...(user != null && { user: await this.personOf(seat, actor, user) }),
          ...screened(rest),
        });
    }
  }

  /**
   * Looks the person up again if the browser claims another name, since it may have just changed. Returns no name
   * while the lookup fails.
   */
  private async personOf(seat: Seat, actor: Actor, claimed: unknown): Promise<Person | undefined> {
    const known = this.known.get(seat);
    const { name, pictureUrl } = claimed as Partial<Person>;
    if (known && known.name === name && known.pictureUrl === pictureUrl) return known;
    try {
      const member = await this.bus.ask(new GetMember(actor, actor.userId));
      const person = {
        id: member.id,
        name: member.name,
        pictureUrl: member.pictureFileId === null ? null : `/f/${member.pictureFileId}`,
      };
      this.known.set(seat, person);
      return person;
    } catch {
      return known;
    }
  }
}

/** The valid caret of a text editor, and the block that its member reads, for those who follow them. */
export const caretOf = ({ cursor, top }: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...(isCursor(cursor) && { cursor }),
  ...(isBlock(top) && { top }),
});

const isBlock = (top: unknown): boolean => Number.isInteger(top) && (top as number) >= 0;

/** Checks for two relative positions of Yjs, as JSON. Anything else makes other editors throw. */
const isCursor = (cursor: unknown): boolean =>
  isRecord(cursor) && isPosition(cursor['anchor']) && isPosition(cursor['head']);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isPosition(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { type = null, tname = null, item = null, assoc = 0 } = value;
  const named = [type, tname, item].filter((one) => one !== null);
  return (
    named.length > 0 &&
    typeof assoc === 'number' &&
    (tname === null || tname === CONTENT) &&
    [type, item].every((id) => id === null || isId(id))
  );
}

const isId = (value: unknown): boolean =>
  isRecord(value) &&
  [value['client'], value['clock']].every((count) => Number.isSafeInteger(count) && Number(count) >= 0);
