export * from './set-aside.ts';
