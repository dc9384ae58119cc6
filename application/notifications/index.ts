export { newMailSecret } from './mail-links.ts';
export type { NoticeStore } from './notice-store.ts';
export { type MailTurn, NOTIFICATION_MAILS, type NotifyingStores, notify } from './notify.ts';
