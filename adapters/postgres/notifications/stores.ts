import type { Session } from '../session.ts';
import { PostgresNoticeStore } from './postgres-notice-store.ts';

export const notificationStores = {
  notices: (session: Session) => new PostgresNoticeStore(session),
};
