export type { Chat } from './chat.ts';
