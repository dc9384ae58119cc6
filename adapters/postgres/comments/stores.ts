import type { Session } from '../session.ts';
import { PostgresCommentStore } from './postgres-comment-store.ts';

export const commentStores = {
  comments: (session: Session) => new PostgresCommentStore(session),
};
