import type { CountedType } from '@evident/domain/conversations';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Counts what an actor can see. */
export interface CountReader {
  count(actor: Actor, counts: CountedType, clause: Clause): Promise<number>;
  seesPeople(actor: Actor): Promise<boolean>;
  /** A folder and those within it. */
  folderIds(actor: Actor, folderId: Uuid): Promise<readonly Uuid[]>;
  /** The notes that pass a clause. */
  noteIds(actor: Actor, clause: Clause): Promise<readonly Uuid[]>;
}
