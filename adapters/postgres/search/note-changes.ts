import type { SearchRef } from '@evident/application/search/search-index';
import type { Session } from '../session.ts';

/** Notes changes for the second engine, in the transaction that makes them. */
export type NoteChanges = (session: Session, refs: readonly SearchRef[]) => Promise<void>;

export const noteChanges: NoteChanges = async (session, refs) => {
  if (refs.length === 0) return;
  await session.query(
    'INSERT INTO search_change (team_id, object_type, object_id) SELECT $1, r.* FROM unnest($2::text[], $3::uuid[]) r',
    [session.teamId, refs.map(({ type }) => type), refs.map(({ id }) => id)],
  );
};
