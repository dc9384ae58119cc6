import type { SearchRef } from '@evident/application/search/search-index';
import { EMBEDDED_TYPES } from '@evident/domain/search';
import type { Session } from '../session.ts';

/** Notes changes for what follows the index, in the transaction that makes them. */
export type NoteChanges = (session: Session, refs: readonly SearchRef[], areGone: boolean) => Promise<void>;

/** For the second engine. */
export const noteChanges: NoteChanges = async (session, refs) => {
  if (refs.length === 0) return;
  await session.query(
    'INSERT INTO search_change (team_id, object_type, object_id) SELECT $1, r.* FROM unnest($2::text[], $3::uuid[]) r',
    [session.teamId, refs.map(({ type }) => type), refs.map(({ id }) => id)],
  );
};

/** For vectors. Those of objects that are gone are emptied at once: nothing of an erased text is left. */
export const noteVectorChanges: NoteChanges = async (session, refs, areGone) => {
  const embedded = refs.filter(({ type }) => EMBEDDED_TYPES.includes(type));
  if (embedded.length === 0) return;
  const keys = [session.teamId, embedded.map(({ type }) => type), embedded.map(({ id }) => id)];
  await session.query(
    'INSERT INTO search_vector_change (team_id, object_type, object_id) SELECT $1, r.* FROM unnest($2::text[], $3::uuid[]) r',
    keys,
  );
  if (areGone)
    await session.query(
      `UPDATE search_vector v SET passages = '' FROM unnest($2::text[], $3::uuid[]) r(type, id)
       WHERE v.team_id = $1 AND v.object_type = r.type AND v.object_id = r.id AND v.passages <> ''`,
      keys,
    );
};

/** Several followers. */
export const noteAll =
  (notes: readonly NoteChanges[]): NoteChanges =>
  async (session, refs, areGone) => {
    for (const note of notes) await note(session, refs, areGone);
  };
