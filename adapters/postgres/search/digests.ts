import { hash } from 'node:crypto';
import type { SearchDocument } from '@evident/application/search/search-index';

/** Counted up when the same text gives other terms or other passages than before. */
const ANALYSIS = 2;

const digest = (of: unknown): bigint => hash('sha256', JSON.stringify([ANALYSIS, of]), 'buffer').readBigInt64BE();

/** Differs where anything that is kept of a document differs, and where texts are analysed in another way than before. */
export const digestOf = (document: SearchDocument): bigint => digest(document);

/** Differs where a passage with the same text would be kept otherwise. */
export const digestOfPlace = ({ scopeId, parentId, language, createdAt }: SearchDocument): bigint =>
  digest([scopeId, parentId, language, createdAt]);
