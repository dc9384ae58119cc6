export type { Chat } from './chat.ts';
export type { SlackConnection } from './slack-connection.ts';
