export type { CardReader } from './card-reader.ts';
