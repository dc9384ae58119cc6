import { INTERNAL_MESSAGE } from '@evident/application/realtime/watch-changes';
import type { RightsChanges } from '@evident/application/realtime/rights-changes';
import type { Realtime } from '@evident/application/realtime/realtime';
import type { Uuid } from '@evident/domain/kernel';
import { Redis as JoinedByRedis } from '@hocuspocus/extension-redis';
import type { Authenticator } from '@evident/application/identity/authenticator';
import type { Bus } from '../kernel/bus.ts';
import { DocumentRooms } from './document-rooms.ts';

/** Needs neither locks nor store notifications, because each process stores its own edits. */
class Joined extends JoinedByRedis {
  override async onStoreDocument(): Promise<void> {}
}

/**
 * Joins rooms across processes: edits and cursors go through Redis, as do changes by the server to documents open
 * elsewhere.
 * Each process stores the edits of its own clients.
 */
export function sharedRooms(
  bus: Bus,
  authenticator: Authenticator,
  rights: RightsChanges,
  redisUrl: string,
  realtime: Realtime,
): DocumentRooms {
  const heard = new Map<Uuid, Promise<unknown>>();
  const rooms: DocumentRooms = new DocumentRooms(
    bus,
    authenticator,
    rights,
    [new Joined({ ...addressOf(redisUrl), prefix: 'evident:documents' })],
    (teamId, documentId, update) =>
      realtime.publish(teamId, { kind: INTERNAL_MESSAGE, documentId, update: Buffer.from(update).toString('base64') }),
    async (teamId) => {
      const receive = ({
        kind,
        documentId,
        update,
      }: {
        kind: string;
        documentId?: unknown;
        update?: unknown;
      }): void => {
        if (kind === INTERNAL_MESSAGE && typeof documentId === 'string' && typeof update === 'string')
          rooms.receive(documentId, Buffer.from(update, 'base64'));
      };
      if (!heard.has(teamId)) heard.set(teamId, realtime.subscribe(teamId, { receive }));
      await heard.get(teamId);
    },
  );
  return rooms;
}

function addressOf(redisUrl: string) {
  const { hostname: host, port, username, password, pathname, protocol } = new URL(redisUrl);
  const options = {
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: Number(pathname.slice(1)) || 0,
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  };
  return { host, port: Number(port) || 6379, options };
}
