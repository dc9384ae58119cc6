export { type ExpiredFiles, deleteBytes } from './delete-bytes.ts';
export type { ExpiredData } from './expired-data.ts';
