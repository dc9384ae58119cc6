export { type Mail, type Mailer, MailNotSent } from './mailer.ts';
export { deliver, MailSender, OUTGOING } from './outgoing.ts';
