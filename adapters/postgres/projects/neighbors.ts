import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

const PARENT = { project: 'folder_id', folder: 'parent_id' } as const;

/** The siblings in a folder, by rank. */
export const neighborsIn = (session: Session, table: keyof typeof PARENT, parentId: Uuid | null): Promise<Ranked[]> =>
  session.query<Ranked>(
    `SELECT id, rank FROM ${table} WHERE ${PARENT[table]} IS NOT DISTINCT FROM $1 ORDER BY rank, id`,
    [parentId],
  );

export async function writeRanks(
  session: Session,
  table: keyof typeof PARENT,
  places: readonly Ranked[],
): Promise<void> {
  await session.query(
    `UPDATE ${table} t SET rank = p.rank FROM unnest($1::uuid[], $2::double precision[]) AS p (id, rank) WHERE t.id = p.id`,
    [places.map(({ id }) => id), places.map(({ rank }) => rank)],
  );
}
