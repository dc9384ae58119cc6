import { hash } from 'node:crypto';
import type { SearchDocument } from '@evident/application/search/search-index';

/** Version of the analysis. Increment it when the same text yields different terms or passages. */
const ANALYSIS = 4;

const digest = (of: unknown): bigint => hash('sha256', JSON.stringify([ANALYSIS, of]), 'buffer').readBigInt64BE();

/**
 * The digest of a document. Changes with anything that the index stores of it, and with the version of the analysis.
 */
export const digestOf = ({ otherwise: _, ...document }: SearchDocument): bigint => digest(document);

/** The digest of a passage. Changes if the same text would be stored differently. */
export const digestOfPlace = ({ scopeId, parentId, language, createdAt }: SearchDocument): bigint =>
  digest([scopeId, parentId, language, createdAt]);
