import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { Authenticator } from '@evident/application/identity/authenticator';
import type { RightsChanges } from '@evident/application/realtime/rights-changes';
import { type Refusal, SIGN_IN_FIRST, type Uuid, refuse } from '@evident/domain/kernel';
import { Hocuspocus, type Extension, type onStatelessPayload } from '@hocuspocus/server';
import { Injectable, Logger } from '@nestjs/common';
import * as Y from 'yjs';
import { CANVAS_ROOM } from '@evident/domain/canvas';
import { Bus } from '../kernel/bus.ts';
import { canvasRooms } from './canvas-rooms.ts';
import { Presence } from './presence.ts';
import { type RoomContext, RoomAccess, type Seat, AccessDenied, deny, sayStuck } from './room-access.ts';
import { Derivations } from './derivations.ts';
import type { RoomKind } from './room-kind.ts';
import { textRooms } from './text-rooms.ts';
import { SyncPace } from './sync-pace.ts';
import { hasTooManyParts } from './too-many-parts.ts';
import { Unsaved, type Typed, atMost } from './unsaved.ts';

const RETRY_MS = 500;
const RETRY_MAX_MS = 5_000;
/** Milliseconds an API read waits for pending edits before it reads the stored state. */
const SETTLE_MS = 2_000;
/** Milliseconds shutdown waits, each for receiving and storing. */
const CLOSE_MS = 5_000;
/** Message of y-protocols/sync that requests missing changes; the other types carry changes. */
const SYNC_STEP_1 = 0;
/** Response to step 1. From a read-only seat it is compared with the whole document. */
const SYNC_STEP_2 = 1;
/** Buffer in bytes for messages of an unauthenticated client. */
const BEFORE_SIGNING_IN = 256 * 1024;

/**
 * Live documents of this process (Hocuspocus over websockets). Every update is committed to PostgreSQL before it is
 * acknowledged.
 * A client sends `{type: 'settle', n}` and gets `{type: 'settled', n}` once everything it sent before is committed. It
 * gets `{type: 'stuck'}` after each failed attempt to store an edit of the document.
 */
@Injectable()
export class DocumentRooms implements LiveRooms {
  readonly server: Hocuspocus<RoomContext>;
  private readonly log = new Logger('rooms');
  private readonly access: RoomAccess;
  private readonly presence: Presence;
  private readonly pace = new SyncPace();
  private readonly unsaved = new Map<Uuid, Unsaved>();
  /** Documents being loaded. Hocuspocus lists them only afterwards. */
  private readonly loading = new Map<Uuid, Y.Doc>();
  private readonly derivations: Derivations;
  private readonly kindOf: (name: string) => RoomKind;

  constructor(
    bus: Bus,
    authenticator: Authenticator,
    rights: RightsChanges,
    extensions: Extension[] = [],
    /** Forwards updates to other processes that have the document open. */
    private readonly elsewhere?: (teamId: Uuid, documentId: Uuid, update: Uint8Array) => Promise<void>,
    private readonly opened?: (teamId: Uuid) => Promise<void>,
  ) {
    const [texts, canvases] = [textRooms(bus), canvasRooms(bus)];
    this.kindOf = (name) => (name.startsWith(CANVAS_ROOM) ? canvases : texts);
    this.access = new RoomAccess(this.kindOf, authenticator, rights, () => this.seats());
    this.presence = new Presence(bus);
    this.derivations = new Derivations(
      (teamId, documentId) => this.derive(teamId, documentId),
      (documentId) => {
        const document = this.server.documents.get(documentId);
        return document ? this.kindOf(documentId).sizeOf(document) : 0;
      },
    );
    this.server = new Hocuspocus<RoomContext>({
      name: 'evident',
      quiet: true,
      extensions,
      timeout: 60_000,
      unloadImmediately: true,
      yDocOptions: { gc: true, gcFilter: () => true },
      maxUnauthenticatedQueueSize: BEFORE_SIGNING_IN,
      onAuthenticate: async ({ token, documentName, context, connectionConfig }) => {
        const credentials = token === '' ? context.credentials : { ...context.credentials, bearer: token };
        const { actor, writable } = await this.access.enter({ ...context, credentials }, documentName);
        connectionConfig.readOnly = !writable;
        context.admitted();
        return { credentials, actor };
      },
      onLoadDocument: async ({ document, documentName, context }) => {
        // Registered before the read below, so that no stored change is missed.
        this.loading.set(documentName, document);
        const updates = await this.open(documentName, context).catch((error: unknown) => {
          this.loading.delete(documentName);
          return deny(error, context.hangUp);
        });
        for (const update of updates) Y.applyUpdate(document, update, { source: 'local', skipStoreHooks: true });
      },
      afterUnloadDocument: async ({ documentName }) => void this.loading.delete(documentName),
      beforeHandleMessage: async ({ connection, update }) => this.access.begin(connection, update),
      beforeSync: async ({ type, connection, document, payload }) => {
        if (type === SYNC_STEP_1) return this.pace.admit(connection);
        if (hasTooManyParts(document, payload)) {
          this.access.disconnect(connection, 'This change has too many parts. Make it in several steps.');
          throw new AccessDenied('This change has too many parts');
        }
        if (connection.readOnly) return type === SYNC_STEP_2 ? this.pace.admit(connection) : undefined;
        await this.access.admit(connection);
        const { actor } = connection.context;
        const refused =
          connection.readOnly || !actor
            ? null
            : await this.kindOf(document.name).refusalOf(actor, document, document.name, payload);
        if (refused) this.access.disconnect(connection, refused);
      },
      beforeHandleAwareness: async ({ connection, states }) => {
        if (connection) await this.presence.screen(connection, states, this.kindOf(connection.document.name).screened);
      },
      onChange: async ({ documentName, update, context, transactionOrigin }) => {
        const typed = (transactionOrigin as { source?: string } | null)?.source === 'connection';
        if (typed && context.actor) this.unsavedOf(documentName).add({ actor: context.actor, update });
      },
      onStateless: (payload) => this.answer(payload),
    });
  }

  /** Must be called for every incoming message, with the buffer that the connection gets. */
  received(message: Uint8Array): void {
    this.access.received(message);
  }

  async flush(documentId: Uuid): Promise<void> {
    const unsaved = this.unsaved.get(documentId);
    if (unsaved) await atMost(SETTLE_MS, unsaved.settled());
  }

  async deliver(teamId: Uuid, documentId: Uuid, update: Uint8Array): Promise<void> {
    if (!this.receive(documentId, update)) await this.elsewhere?.(teamId, documentId, update);
    this.derivations.schedule(teamId, documentId);
  }

  /** Applies a stored update to a document open here; returns false if none is open. */
  receive(documentId: Uuid, update: Uint8Array): boolean {
    const open = this.server.documents.get(documentId);
    const document = open ?? this.loading.get(documentId);
    if (document) {
      this.kindOf(documentId).count(document, update);
      Y.applyUpdate(document, update, { source: 'local', skipStoreHooks: true });
    }
    return open !== undefined;
  }

  /** Stores all pending edits before shutdown. Clients resend anything the database does not accept in time. */
  async close(): Promise<void> {
    this.pace.close();
    const received = this.seats().map((seat) => seat.waitForPendingMessages());
    this.server.closeConnections();
    await atMost(CLOSE_MS, Promise.all(received));
    this.access.close();
    await atMost(CLOSE_MS, Promise.all([...this.unsaved.values()].map((one) => one.settled())));
    this.derivations.close();
    // Documents being unloaded still notify the other processes.
    await atMost(CLOSE_MS, Promise.all(this.server.unloadingDocuments.values()));
    await this.server.hooks('onDestroy', { instance: this.server });
  }

  private async open(
    documentId: Uuid,
    { actor = refuse('Unauthorized', SIGN_IN_FIRST) }: RoomContext,
  ): Promise<readonly Uint8Array[]> {
    await this.opened?.(actor.teamId);
    return this.kindOf(documentId).open(actor, documentId);
  }

  private seats(): Seat[] {
    return [...this.server.documents.values()].flatMap((document) => document.getConnections());
  }

  private seatsOf(documentId: Uuid): Seat[] {
    return this.server.documents.get(documentId)?.getConnections() ?? [];
  }

  private async answer({ connection, documentName, payload }: onStatelessPayload): Promise<void> {
    const asked = asSettle(payload);
    if (!asked) return;
    await this.unsaved.get(documentName)?.settled();
    connection.sendStateless(JSON.stringify({ type: 'settled', n: asked.n }));
  }

  private unsavedOf(documentId: Uuid): Unsaved {
    const known = this.unsaved.get(documentId);
    if (known) return known;
    const made = new Unsaved(
      documentId,
      (id, typed) => this.keep(id, typed),
      (id, refusal) => this.emptyRoom(id, refusal),
      (tried) => {
        this.seatsOf(documentId).forEach(sayStuck);
        return sleep(Math.min(RETRY_MS * tried, RETRY_MAX_MS), undefined, { ref: false });
      },
    );
    this.unsaved.set(documentId, made);
    return made;
  }

  /** Stores the edits of one person as one update. */
  private async keep(documentId: Uuid, typed: readonly Typed[]): Promise<void> {
    const { actor } = typed.at(-1)!;
    const update = Y.mergeUpdates(typed.map((one) => one.update));
    const correction = await this.kindOf(documentId).store(actor, documentId, update);
    if (correction) await this.deliver(actor.teamId, documentId, correction);
    this.derivations.schedule(actor.teamId, documentId);
  }

  private async derive(teamId: Uuid, documentId: Uuid): Promise<void> {
    if (this.unsaved.get(documentId)?.isEmpty) this.unsaved.delete(documentId);
    await this.kindOf(documentId)
      .derive(teamId, documentId)
      .catch((error: unknown) => {
        // Nothing is lost: a reader of the document derives it first.
        this.log.warn(`Document ${documentId} will be derived later: ${String(error)}`);
      });
  }

  /**
   * Closes a room whose changes cannot be stored, before others build on them. Clients that reconnect learn the reason
   * or resend their changes.
   */
  private emptyRoom(documentId: Uuid, refusal: Refusal): void {
    this.log.warn(`A change to document ${documentId} was refused: ${refusal.title}`);
    for (const seat of this.seatsOf(documentId)) seat.context.hangUp(refusal.title);
  }
}

function asSettle(payload: string): { n: number } | null {
  try {
    const { type, n } = JSON.parse(payload) as { type?: unknown; n?: unknown };
    return type === 'settle' && typeof n === 'number' ? { n } : null;
  } catch {
    return null;
  }
}
