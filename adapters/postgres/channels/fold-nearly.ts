import { nearlyRepeats } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** Earlier data points that a data point is compared with. Those that repeat each other are folded, so few share its bands. */
const COMPARED = 20;

/** Data points with those that may be nearly the same, in the order of arrival. */
const CANDIDATES = `SELECT copy, first FROM data_points_alike($1, $2::uuid[], ${COMPARED})`;
const TEXTS = 'SELECT id, text FROM data_point WHERE channel_id = $1 AND id = ANY ($2::uuid[])';
const FOLDS = `jsonb_to_recordset($2::jsonb) AS t (copy uuid, first uuid)`;
/** Those that repeat a data point follow it. */
const FOLLOW = `UPDATE data_point d SET folded_into = t.first FROM ${FOLDS} WHERE d.channel_id = $1 AND d.folded_into = t.copy`;
const FOLD = `UPDATE data_point d SET folded_into = t.first FROM ${FOLDS} WHERE d.channel_id = $1 AND d.id = t.copy`;

/**
 * Folds data points into the first that they nearly repeat, if they came later and are not in a theme yet.
 * @returns the ids of those that were folded
 */
export async function foldNearly(session: Session, channelId: Uuid, dataPointIds: readonly Uuid[]): Promise<Uuid[]> {
  if (dataPointIds.length === 0) return [];
  const pairs = await session.query<{ copy: Uuid; first: Uuid }>(CANDIDATES, [channelId, dataPointIds]);
  if (pairs.length === 0) return [];
  const named = [...new Set(pairs.flatMap(({ copy, first }) => [copy, first]))];
  const rows = await session.query<{ id: Uuid; text: string }>(TEXTS, [channelId, named]);
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  const folded = new Map<Uuid, Uuid>();
  for (const { copy, first } of pairs)
    if (!folded.has(copy) && !folded.has(first) && nearlyRepeats(texts.get(copy)!, texts.get(first)!))
      folded.set(copy, first);
  if (folded.size === 0) return [];
  const folds = JSON.stringify([...folded].map(([copy, first]) => ({ copy, first })));
  await session.query(FOLLOW, [channelId, folds]);
  await session.query(FOLD, [channelId, folds]);
  return [...folded.keys()];
}
