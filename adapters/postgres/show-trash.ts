import type { ReadRows } from './reads.ts';
import type { Session } from './session.ts';

const setTo = (value: string): string => `SELECT set_config('evident.trash', '${value}', true)`;

/** Runs statements that also see rows in the trash. A failure ends the transaction, and the setting with it. */
export async function withTrashShown<T>(session: Pick<Session, 'query'>, work: () => Promise<T>): Promise<T> {
  await session.query(setTo('shown'));
  const answer = await work();
  await session.query(setTo(''));
  return answer;
}

/** Shows rows in the trash for the rest of a read-only transaction. */
export const showTrash = (rows: ReadRows): Promise<unknown> => rows(setTo('shown'));
