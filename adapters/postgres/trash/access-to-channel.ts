import { channelAccess } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import { type Access, type Actor, NO_ACCESS } from '@evident/domain/permissions';
import { PostgresGrantStore } from '../projects/postgres-grant-store.ts';
import type { Session } from '../session.ts';
import { withTrashShown } from '../show-trash.ts';

/** The access to a channel in the trash, whose folder may be there too. */
export const accessToChannel = (session: Session, actor: Actor, channelId: Uuid): Promise<Access> =>
  withTrashShown(session, async () => {
    const [channel] = await session.query<{ folderId: Uuid | null }>(
      'SELECT folder_id AS "folderId" FROM channel WHERE id = $1',
      [channelId],
    );
    if (!channel) return NO_ACCESS;
    const { folderId } = channel;
    const grants = new PostgresGrantStore(session);
    return channelAccess(
      actor,
      folderId === null ? null : await grants.accessTo(actor, { kind: 'folder', id: folderId }),
    );
  });
