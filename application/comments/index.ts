export type { CommentStores } from './demand-comment.ts';
export { importThreads } from './import-threads.ts';
