import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type * as Y from 'yjs';

/** The behavior of live documents of one kind. `name` is the name of the room. */
export interface RoomKind {
  /** Whether the actor may change it. @throws Refusal for one that they cannot open */
  mayWrite(actor: Actor, name: string): Promise<boolean>;
  /** The updates of a document in order. */
  open(actor: Actor, name: string): Promise<readonly Uint8Array[]>;
  /** Returns why a change is refused, or null. A refused change is not applied at all. */
  refusalOf(actor: Actor, document: Y.Doc, name: string, update: Uint8Array): Promise<string | null> | string | null;
  /** Registers a change by the server, before it is applied. */
  count(document: Y.Doc, update: Uint8Array): void;
  /** Stores the changes of one member; returns a correction to deliver, or null. */
  store(actor: Actor, name: string, update: Uint8Array): Promise<Uint8Array | null>;
  /** Size in characters, or what takes as long to derive. */
  sizeOf(document: Y.Doc): number;
  /** Derives what readers see. */
  derive(teamId: Uuid, name: string): Promise<void>;
  /** The valid part of an awareness state besides the person. */
  screened(state: Readonly<Record<string, unknown>>): Record<string, unknown>;
}
