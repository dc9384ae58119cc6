import { setImmediate } from 'node:timers/promises';
import { analyseDocument } from '@evident/application/search/analysed-document';
import type { SearchDocument, SearchIndex, SearchRef } from '@evident/application/search/search-index';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { Session } from '../session.ts';
import { FOLD_TERMS, FOLD_VOLUMES, LAST_TERM, LedgerChange, RECOUNT, SCOPES } from './ledger.ts';
import { tsDocumentOf } from './ts-text.ts';
import { digestOf } from './digests.ts';
import type { NoteChanges } from './note-changes.ts';
import { reviseDocument } from './revise-document.ts';
import { type ReadyDocument, writePassages } from './write-passages.ts';
import { knownPassages, type Revise, writeRevision } from './write-revision.ts';

/** Maximum documents, and UTF-16 units, per statement. */
const BATCH = 250;
const BATCH_SIZE = 500_000;
/** UTF-16 units. Of larger texts only the changed passages are analyzed and written. */
const LARGE = 40_000;
/**
 * PostgreSQL sorts the pending list in portions of this size. A portion stays sorted if the statement times out later.
 */
const SORT_MEMORY = '4MB';
/** Statement timeout, lock timeout. */
const OUT_OF_TIME = new Set(['57014', '55P03']);
/** A large project is recounted in one statement, for a single snapshot. */
const RECOUNT_TIMEOUT = '10min';

interface Changed {
  readonly document: SearchDocument;
  readonly digest: bigint;
}
interface GoneRow {
  scope_id: string;
  term: string | null;
  object_type: string;
  language: string;
  objects: number;
  length: number;
  passages: number;
}

/** Stores terms in PostgreSQL's text search type, analyzed by our code, with the frequencies that BM25 needs. */
export class PostgresSearchIndex implements SearchIndex {
  constructor(
    private readonly session: Session,
    private readonly analysis: TextAnalysis,
    /** Analyzes large documents; in production in a worker thread. */
    private readonly revise: Revise = async (document, known) => reviseDocument(analysis, document, known),
    private readonly large = LARGE,
    /** Present where a second engine or vectors follow. */
    private readonly note?: NoteChanges,
  ) {}

  async put(documents: readonly SearchDocument[]): Promise<void> {
    const latest = [...new Map(documents.map((document) => [document.type + document.id, document])).values()];
    const [large, small] = this.bySize(latest);
    const { changed, known } = await this.compare(small);
    const change = await this.take(known);
    for (const document of large) await this.putLarge(document, change);
    await this.write(changed, change);
    await this.note?.(this.session, [...large, ...changed.map(({ document }) => document)], false);
  }

  async add(documents: readonly SearchDocument[]): Promise<void> {
    const [large, small] = this.bySize(documents);
    const change = new LedgerChange();
    for (const document of large) await this.putLarge(document, change);
    await this.write(small.map(digested), change);
    await this.note?.(this.session, documents, false);
  }

  private bySize(documents: readonly SearchDocument[]): [large: SearchDocument[], small: SearchDocument[]] {
    return [
      documents.filter(({ text }) => text.length >= this.large),
      documents.filter(({ text }) => text.length < this.large),
    ];
  }

  private async putLarge(document: SearchDocument, change: LedgerChange): Promise<void> {
    const revision = await this.revise(document, await knownPassages(this.session, document));
    if (!revision) return;
    await writeRevision(this.session, document, revision);
    for (const line of revision.volumes) change.volume(line);
  }

  private async write(documents: readonly Changed[], change: LedgerChange): Promise<void> {
    let writing = Promise.resolve();
    for (const batch of batchesOf(documents)) {
      const ready = batch.map((one) => this.prepare(one));
      for (const document of ready) change.document(document, document.terms);
      await writing;
      writing = writePassages(this.session, ready);
      // PostgreSQL writes this batch while the next is analyzed. The later `await` reports its failure.
      writing.catch(() => undefined);
      await setImmediate();
    }
    await writing;
    await change.write(this.session);
  }

  async remove(refs: readonly SearchRef[]): Promise<void> {
    await (await this.take(refs)).write(this.session);
    await this.note?.(this.session, refs, true);
  }

  async refs(type: SearchedType, after: Uuid | null, limit: number): Promise<SearchRef[]> {
    return this.session.query<SearchRef>(
      `SELECT object_type AS type, object_id AS id FROM search_passage WHERE object_type = $1 AND seq = 0 AND ($2::uuid IS NULL OR object_id > $2) ORDER BY object_id LIMIT $3`,
      [type, after, limit],
    );
  }

  async scopes(): Promise<Uuid[]> {
    return (await this.session.query<{ id: Uuid }>(SCOPES, [this.session.teamId])).map(({ id }) => id);
  }

  async recount(scopeId: Uuid): Promise<void> {
    await this.session.query(`SELECT set_config('statement_timeout', $1, true)`, [RECOUNT_TIMEOUT]);
    await this.session.query(RECOUNT, [this.session.teamId, scopeId]);
  }

  async sortWords(ms: number): Promise<boolean> {
    await this.session.query('SAVEPOINT sorting');
    try {
      await this.session.query(
        `SELECT set_config('statement_timeout', $1, true), set_config('maintenance_work_mem', $2, true)`,
        [String(ms), SORT_MEMORY],
      );
      await this.session.query('SELECT sort_search_words()');
    } catch (error) {
      if (!OUT_OF_TIME.has(String((error as { code?: unknown }).code))) throw error;
      await this.session.query('ROLLBACK TO SAVEPOINT sorting');
      return false;
    }
    // Restores only the settings; the sorted portions are kept.
    await this.session.query('ROLLBACK TO SAVEPOINT sorting');
    return true;
  }

  async foldTerms(after: string, lines: number): Promise<string | null> {
    const [last] = await this.session.query<{ term: string }>(LAST_TERM, [this.session.teamId, after, lines - 1]);
    await this.session.query(FOLD_TERMS, [this.session.teamId, after, last?.term ?? null]);
    return last?.term ?? null;
  }

  async foldVolumes(): Promise<void> {
    await this.session.query(FOLD_VOLUMES, [this.session.teamId]);
  }

  private prepare({ document, digest }: Changed): ReadyDocument {
    const analysed = analyseDocument(this.analysis, document);
    return { ...analysed, ...tsDocumentOf(analysed), digest };
  }

  /** Returns documents that changed or are new, and which of them are indexed already. */
  private async compare(
    documents: readonly SearchDocument[],
  ): Promise<{ changed: Changed[]; known: SearchDocument[] }> {
    const kept = await this.session.query<{ type: SearchedType; id: Uuid; digest: string }>(
      // LIMIT forces an index lookup for each: with stale statistics the planner reads the whole table.
      `SELECT r.type, r.id, p.digest FROM unnest($2::text[], $3::uuid[]) r(type, id)
       CROSS JOIN LATERAL (SELECT digest FROM search_passage WHERE team_id = $1 AND object_type = r.type AND object_id = r.id AND seq = 0 LIMIT 1) p`,
      [this.session.teamId, documents.map(({ type }) => type), documents.map(({ id }) => id)],
    );
    const digests = new Map(kept.map(({ type, id, digest }) => [type + id, BigInt(digest)]));
    const changed = documents
      .map(digested)
      .filter(({ document, digest }) => digests.get(document.type + document.id) !== digest);
    return { changed, known: changed.map(({ document }) => document).filter(({ type, id }) => digests.has(type + id)) };
  }

  /** Removes documents. Returns the changes to the frequencies. */
  private async take(refs: readonly SearchRef[]): Promise<LedgerChange> {
    const change = new LedgerChange();
    if (refs.length === 0) return change;
    const gone = await this.session.query<GoneRow>(
      `WITH gone AS (
         DELETE FROM search_passage p USING unnest($2::text[], $3::uuid[]) r(type, id)
         WHERE p.team_id = $1 AND p.object_type = r.type AND p.object_id = r.id
         RETURNING p.scope_id, p.object_type, p.object_id, p.seq, p.language, p.length, p.terms)
       SELECT d.scope_id, d.term, '' AS object_type, '' AS language, count(*)::int AS objects, 0 AS length, 0 AS passages
       FROM (SELECT DISTINCT g.scope_id, g.object_type, g.object_id, t.term FROM gone g, unnest(tsvector_to_array(g.terms)) t(term)) d GROUP BY d.scope_id, d.term
       UNION ALL
       SELECT scope_id, NULL, object_type, language, (count(*) FILTER (WHERE seq = 0))::int, coalesce(sum(length) FILTER (WHERE seq = 0), 0)::int, count(*)::int FROM gone
       GROUP BY scope_id, object_type, language`,
      [this.session.teamId, refs.map(({ type }) => type), refs.map(({ id }) => id)],
    );
    for (const line of gone) {
      if (line.term !== null) change.term(line.scope_id, line.term, -line.objects);
      else change.volume({ ...line, objects: -line.objects, length: -line.length, passages: -line.passages });
    }
    return change;
  }
}

const digested = (document: SearchDocument): Changed => ({ document, digest: digestOf(document) });

/** Batches small enough to hold their terms in memory. */
function* batchesOf(changed: readonly Changed[]): Generator<Changed[]> {
  let batch: Changed[] = [];
  let size = 0;
  for (const one of changed) {
    batch.push(one);
    size += one.document.text.length;
    if (batch.length < BATCH && size < BATCH_SIZE) continue;
    yield batch;
    [batch, size] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
