import { AppendUpdate } from '@evident/application/content/append-update';
import { DeriveDocument } from '@evident/application/content/derive-document';
import { MayWriteDocument } from '@evident/application/content/may-write-document';
import { OpenDocument } from '@evident/application/content/open-document';
import { isUuid, notFound } from '@evident/domain/kernel';
import type { Bus } from '../kernel/bus.ts';
import { countChange, refusalOf } from './change-limits.ts';
import { caretOf } from './presence.ts';
import type { RoomKind } from './room-kind.ts';
import { lengthOf } from './too-long.ts';

/** Rich texts. A room has the id of its document. */
export const textRooms = (bus: Bus): RoomKind => ({
  async mayWrite(actor, name) {
    // Upper case would open a second room for the same document.
    if (!isUuid(name) || name !== name.toLowerCase()) notFound('Document');
    return bus.ask(new MayWriteDocument(actor, name));
  },
  open: (actor, name) => bus.ask(new OpenDocument(actor, name)),
  refusalOf: (_actor, document, _name, update) => refusalOf(document, update),
  count: countChange,
  store: (actor, name, update) => bus.ask(new AppendUpdate(actor, name, update)),
  sizeOf: lengthOf,
  derive: (teamId, name) => bus.ask(new DeriveDocument(teamId, name)),
  screened: caretOf,
});
