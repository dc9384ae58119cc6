import { hash } from 'node:crypto';
import type { AnalysedDocument } from '@evident/application/search/analysed-document';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { Session } from '../session.ts';
import type { TsDocument } from './ts-text.ts';

/** Counted up when the same text gives other terms than before. */
const ANALYSIS = 1;
const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';

export interface ReadyDocument extends AnalysedDocument, TsDocument {
  readonly digest: string;
}

/** Differs where anything that is kept of a document differs, and where texts are analysed in another way than before. */
export function digestOf(document: SearchDocument): string {
  return hash('sha256', JSON.stringify([ANALYSIS, document]), 'buffer').readBigInt64BE().toString();
}

/** Writes the passages of documents that have none. */
export async function writePassages(session: Session, documents: readonly ReadyDocument[]): Promise<void> {
  const rows = documents.flatMap((of) => of.passages.map(({ start, text, language }, seq) => ({ of, document: of.document, seq, start, text, language })));
  const column = (value: (row: (typeof rows)[number]) => unknown): unknown[] => rows.map(value);
  try {
    await session.query(
      `INSERT INTO search_passage (team_id, object_type, object_id, seq, passages, scope_id, parent_id, title, start_at, text, language, length, terms, created_at, digest)
       SELECT $1, r.type, r.id, r.seq, r.passages, r.scope, r.parent, r.title, r.start_at, r.text, r.language, r.length, r.terms::tsvector, r.at, r.digest
       FROM unnest($2::text[], $3::uuid[], $4::int[], $5::int[], $6::uuid[], $7::uuid[], $8::text[], $9::int[], $10::text[], $11::text[], $12::int[], $13::text[], $14::timestamptz[], $15::bigint[])
         r(type, id, seq, passages, scope, parent, title, start_at, text, language, length, terms, at, digest)`,
      [
        session.teamId, column(({ document }) => document.type), column(({ document }) => document.id), column(({ seq }) => seq), column(({ of }) => of.passages.length),
        column(({ document }) => document.scopeId), column(({ document }) => document.parentId), column(({ document, seq }) => (seq === 0 ? document.title : null)),
        column(({ start }) => start), column(({ text }) => text), column(({ language }) => language), column(({ of }) => of.length),
        column(({ of, seq }) => of.vectors[seq]), column(({ document }) => document.createdAt), column(({ of, seq }) => (seq === 0 ? of.digest : '0')),
      ],
    );
  } catch (error) {
    throw metAnother(error) ? Object.assign(new Error('The same document was indexed at the same moment', { cause: error }), { code: SERIALIZATION_FAILURE }) : error;
  }
}

/** Two have met on one document. A unit of work runs again after a serialization failure, and then sees what the other wrote. */
const metAnother = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;
