export { type Mail, type Mailer, MailNotSent } from './mailer.ts';
export { deliver, OUTGOING } from './outgoing.ts';
