import type {
  NearObject,
  NearPassage,
  NearPassageQuestion,
  NearQuestion,
} from '@evident/application/search/vector-index';
import type { Uuid } from '@evident/domain/kernel';
import type { ReadRows } from '../reads.ts';
import type { VectorRow } from '../search/vectors/vector-memory.ts';
import type { VectorsAtHand } from '../search/vectors/vector-threads.ts';

/** Objects whose vectors are read at once. */
const ROWS = 2_000;

/**
 * The objects with the nearest passages among the vectors of a team. Reason: vectors have no rows of a kind; the question names the scopes,
 * and the caller reads what it shows from records.
 */
export async function nearestObjects(
  rows: ReadRows,
  teamId: Uuid,
  vectors: VectorsAtHand,
  { model, ...question }: NearQuestion,
): Promise<readonly NearObject[]> {
  const key = await vectorsAtHand(rows, teamId, vectors, model);
  return key === null ? [] : (await vectors.ask({ ask: 'nearest', key, question })).near;
}

/** The nearest passages. Reason: as for {@link nearestObjects}. */
export async function nearestPassages(
  rows: ReadRows,
  teamId: Uuid,
  vectors: VectorsAtHand,
  { model, ...question }: NearPassageQuestion,
): Promise<readonly NearPassage[]> {
  const key = await vectorsAtHand(rows, teamId, vectors, model);
  return key === null ? [] : ((await vectors.ask({ ask: 'passages', key, question })).passages ?? []);
}

/** Brings the copy of the vectors up to date and returns its key; null if there are none of the model. */
async function vectorsAtHand(
  rows: ReadRows,
  teamId: Uuid,
  vectors: VectorsAtHand,
  model: string,
): Promise<string | null> {
  const key = `${teamId} ${model}`;
  let { version } = await vectors.ask({ ask: 'version', key });
  for (;;) {
    const [state] = await rows<{ dimensions: number | null; upTo: string | null }>(
      // Versions are read whole: a copy in memory is complete up to its version.
      `SELECT m.dimensions, coalesce(
         (SELECT v.version FROM search_vector v WHERE v.model = $1 AND v.version > $2 ORDER BY v.version OFFSET $3 LIMIT 1),
         (SELECT max(v.version) FROM search_vector v WHERE v.model = $1 AND v.version > $2)) AS "upTo"
       FROM search_vector_model m WHERE m.model = $1`,
      [model, version, ROWS],
    );
    if (!state?.dimensions) return null;
    if (state.upTo === null) return key;
    const found = await rows<VectorRow>(
      'SELECT object_type AS type, object_id AS id, scope_id AS "scopeId", passages FROM search_vector WHERE model = $1 AND version > $2 AND version <= $3',
      [model, version, state.upTo],
    );
    ({ version } = await vectors.ask({
      ask: 'apply',
      key,
      dimensions: state.dimensions,
      rows: inOneBuffer(found),
      after: version,
      version: state.upTo,
    }));
  }
}

/** Rows whose bytes are sent to the worker thread in one piece. */
function inOneBuffer(rows: readonly VectorRow[]): VectorRow[] {
  const bytes = new Uint8Array(rows.reduce((sum, { passages }) => sum + passages.length, 0));
  let at = 0;
  return rows.map((row) => {
    bytes.set(row.passages, at);
    at += row.passages.length;
    return { ...row, passages: bytes.subarray(at - row.passages.length, at) };
  });
}
