import { randomBytes } from 'node:crypto';
import { CheckSearch, CheckSearchHandler } from '@evident/application/search/check-search';
import { CopySearch, CopySearchHandler } from '@evident/application/search/copy-search';
import { TendEngine, TendEngineHandler } from '@evident/application/search/tend-engine';
import type { Uuid } from '@evident/domain/kernel';
import { ElasticsearchEngine, type ElasticsearchOptions } from '../../adapters/elasticsearch/elasticsearch-engine.ts';
import { openSearch } from './open-search.ts';

/** The URL of a server for tests. Null without one, and prints which suites are skipped. */
export function elasticsearchUrl(what: string): string | null {
  const url = process.env['ELASTICSEARCH_URL'];
  if (!url) process.stderr.write(`Left out: ${what}. Set ELASTICSEARCH_URL to run it, see .ci/elasticsearch.mjs.\n`);
  return url ?? null;
}

/** Search with Elasticsearch on its own database and with its own indexes, which are deleted at the end. */
export async function openElasticSearch(url: string, options: Partial<ElasticsearchOptions> = {}) {
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const faults: string[] = [];
  const engine = new ElasticsearchEngine({
    url,
    prefix,
    pauseMs: 0,
    searchMs: 30_000,
    refresh: 'true',
    onFault: ({ message }) => void faults.push(message),
    ...options,
  });
  const search = await openSearch(engine);
  const due = new Map<string, Uuid>();
  const jobs = {
    async enqueue(queue: { name: string }, payload: object): Promise<null> {
      const { teamId } = payload as { teamId?: Uuid };
      if (teamId) due.set(`${queue.name} ${teamId}`, teamId);
      return null;
    },
  };
  const copying = new CopySearchHandler(search.work, engine, jobs, 20);
  const checking = new CheckSearchHandler(search.work, engine, jobs, 2);
  const tending = new TendEngineHandler(engine, search.copies, jobs);
  const copy = async (teamId: Uuid) => {
    while (!(await copying.execute(new CopySearch(teamId))));
  };
  return {
    ...search,
    engine,
    prefix,
    faults,
    copy,
    /** One round of the job, with all that it starts. */
    async tend(checks = false): Promise<void> {
      await tending.execute(new TendEngine(checks));
      const teams = [...new Set(due.values())];
      due.clear();
      for (const teamId of teams) await copy(teamId);
    },
    async check(teamId: Uuid): Promise<void> {
      while (!(await checking.execute(new CheckSearch(teamId))));
      await copy(teamId);
    },
    /** A request to the server itself. */
    raw: (method: string, path: string, body?: object) =>
      fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async close(): Promise<void> {
      const { current, next } = await engine.indexes().catch(() => ({ current: null, next: null }));
      for (const index of [current, next]) if (index !== null) await fetch(`${url}/${index}`, { method: 'DELETE' });
      await search.close();
    },
  };
}
