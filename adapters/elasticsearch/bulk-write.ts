import type { Client } from '@elastic/elasticsearch';
import type { EngineDocument } from '@evident/application/search/search-engine';
import type { SearchRef } from '@evident/application/search/search-index';
import type { Uuid } from '@evident/domain/kernel';
import { WriteRefused } from './faults.ts';
import { keyOf, sourceOf } from './source.ts';

/** UTF-16 units of one bulk request: Elasticsearch works best with a few megabytes. */
const REQUEST_SIZE = 4_000_000;

interface Writing {
  readonly teamId: Uuid;
  readonly documents: readonly EngineDocument[];
  readonly gone: readonly SearchRef[];
  /** Whether to wait for the next refresh, to force one, or neither. */
  readonly refresh: 'wait_for' | 'true' | 'false';
}

/** Stores and removes documents of a team. */
export async function bulkWrite(
  client: Client,
  alias: string,
  { teamId, documents, gone, refresh }: Writing,
): Promise<void> {
  const lines = [
    ...gone.map((ref) => `{"delete":{"_id":"${keyOf(ref)}"}}\n`),
    ...documents.map(
      (document) => `{"index":{"_id":"${keyOf(document)}"}}\n${JSON.stringify(sourceOf(teamId, document))}\n`,
    ),
  ];
  const requests = requestsOf(lines);
  if (requests.length === 0 && refresh !== 'false') await client.indices.refresh({ index: alias });
  for (const [index, body] of requests.entries()) {
    const answer = await client.transport.request<{ errors: boolean; items: BulkItem[] }>(
      {
        method: 'POST',
        path: `/${alias}/_bulk`,
        // Earlier requests are refreshed with the last: all of a team are in one shard.
        querystring: {
          routing: teamId,
          require_alias: 'true',
          refresh: index === requests.length - 1 ? refresh : 'false',
        },
        bulkBody: body,
      },
      {},
    );
    if (answer.errors) refuseFailed(answer.items);
  }
}

type BulkItem = Readonly<
  Record<string, { readonly status: number; readonly error?: { type: string; reason: string } }>
>;

/** Removing what is not there is no failure. */
function refuseFailed(items: readonly BulkItem[]): void {
  const failed = items.flatMap((item) => Object.values(item)).filter(({ error }) => error !== undefined);
  const [first] = failed;
  if (first)
    throw new WriteRefused(`${failed.length} documents were refused: ${first.error!.type}, ${first.error!.reason}`);
}

function requestsOf(lines: readonly string[]): string[] {
  const requests: string[] = [];
  let body: string[] = [];
  let size = 0;
  for (const line of lines) {
    body.push(line);
    size += line.length;
    if (size < REQUEST_SIZE) continue;
    requests.push(body.join(''));
    [body, size] = [[], 0];
  }
  if (body.length > 0) requests.push(body.join(''));
  return requests;
}
