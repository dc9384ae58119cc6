export * from './local-mailbox.ts';
