import type { AnalysedDocument } from '@evident/application/search/analysed-document';
import { bigintArray, floatArray, integerArray, textArray, tsvectorArray, uuidArray } from '../binary-arrays.ts';
import type { Session } from '../session.ts';
import type { TsDocument } from './ts-text.ts';

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';

export interface ReadyDocument extends AnalysedDocument, TsDocument {
  readonly digest: bigint;
}

/** Writes the passages of new documents. */
export async function writePassages(session: Session, documents: readonly ReadyDocument[]): Promise<void> {
  const rows = documents.flatMap((of) =>
    of.passages.map(({ text, language }, seq) => ({ of, document: of.document, seq, text, language })),
  );
  const column = <T>(value: (row: (typeof rows)[number]) => T): T[] => rows.map(value);
  try {
    await session.query(
      `INSERT INTO search_passage (team_id, object_type, object_id, seq, passages, scope_id, parent_id, title, text, language, length, terms, created_at, digest)
       SELECT $1, r.type, r.id, r.seq, r.passages, r.scope, r.parent, r.title, r.text, r.language, r.length, r.terms, to_timestamp(r.at), r.digest
       FROM unnest($2::text[], $3::uuid[], $4::int[], $5::int[], $6::uuid[], $7::uuid[], $8::text[], $9::text[], $10::text[], $11::int[], $12::tsvector[], $13::float8[], $14::bigint[])
         r(type, id, seq, passages, scope, parent, title, text, language, length, terms, at, digest)`,
      [
        session.teamId,
        textArray(column(({ document }) => document.type)),
        uuidArray(column(({ document }) => document.id)),
        integerArray(column(({ seq }) => seq)),
        integerArray(column(({ of }) => of.passages.length)),
        uuidArray(column(({ document }) => document.scopeId)),
        uuidArray(column(({ document }) => document.parentId)),
        textArray(column(({ document, seq }) => (seq === 0 ? document.title : null))),
        textArray(column(({ text }) => text)),
        textArray(column(({ language }) => language)),
        integerArray(column(({ of }) => of.length)),
        tsvectorArray(column(({ of, seq }) => of.vectors[seq]!)),
        floatArray(column(({ document }) => document.createdAt.getTime() / 1000)),
        bigintArray(column(({ of, seq }) => (seq === 0 ? of.digest : 0n))),
      ],
    );
  } catch (error) {
    throw metAnother(error)
      ? Object.assign(new Error('The same document was indexed concurrently', { cause: error }), {
          code: SERIALIZATION_FAILURE,
        })
      : error;
  }
}

/**
 * Two transactions indexed one document. After a serialization failure, the unit of work reruns and sees the other's
 * rows.
 */
const metAnother = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;
