import type { PeopleAccess } from '@evident/domain/people';
import type { Session } from '../session.ts';

/** Reads who sees people in the workspace, and locks the setting until the transaction ends. */
export async function peopleAccess(session: Pick<Session, 'query'>): Promise<PeopleAccess> {
  const [row] = await session.query<{ access: PeopleAccess }>('SELECT people_access AS access FROM team FOR SHARE');
  return row!.access;
}
