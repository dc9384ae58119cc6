import type { PeopleAccess } from '@evident/domain/people';
import type { Session } from '../session.ts';

/** Who sees people in the workspace of the transaction; it stays so until the transaction ends. */
export async function peopleAccess(session: Pick<Session, 'query'>): Promise<PeopleAccess> {
  const [row] = await session.query<{ access: PeopleAccess }>('SELECT people_access AS access FROM team FOR SHARE');
  return row!.access;
}
