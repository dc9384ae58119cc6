import {
  type FeedbackSource,
  SourceBusy,
  type SourcePage,
  SourceRefused,
} from '@evident/application/channels/feedback-source';
import { type DataPointPayload, dataPointOf } from '@evident/domain/channels';
import { openFeedbackSources } from '../../adapters/feedback-sources/open-feedback-sources.ts';
import { GuardedHttp } from '../../adapters/outbound/guarded-http.ts';
import { FIRST_RUN } from '../support/feedback-sources/feedback-texts.ts';
import { type StandIn, serveStandIns } from '../support/feedback-sources/stand-in.ts';

const SINCE = new Date('2026-01-01T00:00:00.000Z');
const HOUR_MS = 3_600_000;
/** The newest items may come again, as runs overlap. */
const REPEATED_MAX = 2;

/** Every service that feedback is fetched from behaves like this, against its stand-in. */
export const feedbackSourceContract = (open: () => StandIn): void =>
  describe(open().source, () => {
    let standIn: StandIn;
    let server: Awaited<ReturnType<typeof serveStandIns>>;
    let now: Date;
    const { signal } = new AbortController();

    beforeEach(async () => {
      standIn = open();
      now = FIRST_RUN;
      server = await serveStandIns([standIn]);
    });
    afterEach(() => server.close());

    /** Opened each time, so that nothing is remembered but the cursor. */
    function source(): FeedbackSource {
      const http = new GuardedHttp({ internalUrls: [server.url] });
      const sources = openFeedbackSources({ send: http.send.bind(http), now: () => now, standInUrl: server.url });
      return sources.of(standIn.source);
    }
    const page = (cursor: string | null): Promise<SourcePage> => {
      standIn.at?.(now);
      const { credentials, configuration } = standIn;
      return source().page({ credentials, configuration, cursor, since: SINCE, signal });
    };

    /** All pages from a cursor to the end; pauses of the service are waited out. */
    async function run(from: string | null = null) {
      const pages: SourcePage[] = [];
      let cursor = from;
      for (let more = true; more && pages.length < 200;) {
        const read = await page(cursor).catch((error: unknown) => {
          if (error instanceof SourceBusy) return null;
          throw error;
        });
        if (read === null) continue;
        pages.push(read);
        ({ cursor, more } = read);
      }
      const items = pages.flatMap((one) => one.items);
      return {
        pages,
        items,
        ids: items.map(({ externalId }) => externalId),
        failures: pages.flatMap((one) => one.failures),
        deleted: pages.flatMap((one) => one.deleted),
        cursor: cursor!,
      };
    }
    const item = (id: string) => {
      const { credentials, configuration } = standIn;
      return source().item(id, { credentials, configuration, signal });
    };
    const error = async (asked: Promise<unknown>): Promise<Error & { advice?: string; until?: Date }> => {
      const thrown: Error & { advice?: string } = await asked.then(
        () => new Error('nothing was thrown'),
        (one: Error) => one,
      );
      for (const secret of secretsOf(standIn)) expect(`${thrown.message} ${thrown.advice ?? ''}`).not.toContain(secret);
      return thrown;
    };

    it('gives each item once, page by page', async () => {
      const { pages, ids, failures, deleted } = await run();
      expect(ids.toSorted()).toEqual(standIn.ids.toSorted());
      expect(pages.length).toBeGreaterThan(1);
      expect([failures, deleted]).toEqual([[], []]);
    });

    it('reads words, people and fields', async () => {
      const { items, cursor } = await run();
      const { id, words, team, fields, author } = standIn.read;
      const read = items.find(({ externalId }) => externalId === id)!;
      expect(saidBy(read, 'CUSTOMER')).toEqual(words);
      expect(saidBy(read, 'TEAM')).toEqual(team);
      expect(read.rawTicket.remoteFields).toMatchObject(fields);
      expect(Object.values(read.rawTicket.creator!)).toContain(author);
      const all = JSON.stringify([items, cursor]);
      for (const text of [...standIn.hidden, ...secretsOf(standIn)]) expect(all).not.toContain(text);
    });

    it('gives items that a channel takes', async () => {
      const ids = { teamId: 'team', channelId: 'channel', newId: () => 'new' };
      for (const one of (await run()).items) {
        const dataPoint = dataPointOf(one, { ...ids, source: standIn.source, now });
        expect(dataPoint.text).not.toBe('');
        expect(dataPoint.authorKey).not.toBeNull();
      }
    });

    it('goes on at any cursor', async () => {
      const { pages, items } = await run();
      let before = 0;
      for (const { cursor, items: read } of pages.slice(0, -1)) {
        before += read.length;
        const rest = await run(cursor);
        expect(rest.ids).toEqual(items.slice(before).map(({ externalId }) => externalId));
      }
    });

    it('gives changes only in the next run', async () => {
      const first = await run();
      now = new Date(FIRST_RUN.getTime() + 2 * HOUR_MS);
      const second = await run(first.cursor);
      expect(second.ids.length).toBeLessThanOrEqual(REPEATED_MAX);
      const { id, words } = standIn.edit(now);
      now = new Date(now.getTime() + 2 * HOUR_MS);
      const third = await run(second.cursor);
      const edited = third.items.find(({ externalId }) => externalId === id)!;
      expect(saidBy(edited, 'CUSTOMER').join('\n')).toContain(words);
      expect(third.ids.length).toBeLessThanOrEqual(REPEATED_MAX + 1);
      expect(new Set(third.ids).size).toBe(third.ids.length);
    });

    it('shows deletions, if the service does', async () => {
      const { cursor } = await run();
      now = new Date(FIRST_RUN.getTime() + 2 * HOUR_MS);
      if (standIn.remove === null) return;
      const id = standIn.remove(now);
      now = new Date(now.getTime() + 2 * HOUR_MS);
      const { deleted, ids } = await run(cursor);
      expect(deleted).toEqual([id]);
      expect(ids).not.toContain(id);
      expect(await item(id)).toBeNull();
    });

    it('waits as long as the service says', async () => {
      server.plan(standIn.busy(now.getTime()));
      const thrown = await error(page(null));
      expect(thrown).toBeInstanceOf(SourceBusy);
      expect(thrown.until).toEqual(new Date(now.getTime() + 120_000));
    });

    it('loses and doubles nothing if it has to wait in the middle', async () => {
      for (let skip = 1; skip < 8; skip += 1) {
        server.plan(standIn.busy(now.getTime()), skip);
        expect((await run()).ids.toSorted()).toEqual(standIn.ids.toSorted());
      }
    });

    it('ends even with few requests between pauses', async () => {
      server.limitTo(6, standIn.busy(now.getTime()));
      expect((await run()).ids.toSorted()).toEqual(standIn.ids.toSorted());
    });

    it('says what to do if the service refuses the credentials', async () => {
      if (standIn.expired === null) return;
      for (const ask of [
        () => page(null),
        () => source().account(standIn.credentials, signal),
        () => item(standIn.ids[0]!),
      ]) {
        server.plan(standIn.expired);
        const thrown = await error(ask());
        expect(thrown).toBeInstanceOf(SourceRefused);
        expect(thrown.advice).toMatch(/\w{3}.*\.$/);
      }
      const wrong = Object.fromEntries(Object.keys(standIn.credentials).map((name) => [name, 'wrong']));
      expect(await error(source().account(wrong, signal))).toBeInstanceOf(SourceRefused);
    });

    it('tries again later if the answer is damaged', async () => {
      const html = { headers: { 'content-type': 'text/html' }, body: '<html><h1>Bad gateway</h1></html>' };
      for (const answer of [
        { body: '{"tickets": [{"id": 1' },
        { body: '{}' },
        { body: 'null' },
        { ...html, status: 502 },
        html,
        'hang up' as const,
      ]) {
        server.plan(answer);
        const thrown = await error(page(null));
        expect(thrown).not.toBeInstanceOf(SourceBusy);
        expect(thrown).not.toBeInstanceOf(SourceRefused);
        expect(thrown.message).toMatch(/answered|reachable/);
      }
    });

    it('leaves out an item that it cannot read, with the reason, and gives the others', async () => {
      const damaged = standIn.damage();
      const { ids, failures } = await run();
      expect(failures).toEqual([
        { externalId: damaged, humanMessageText: expect.stringContaining('cannot be read'), errorCode: 'Unreadable' },
      ]);
      expect(ids.toSorted()).toEqual(standIn.ids.filter((id) => id !== damaged).toSorted());
    });

    it('goes on without an item that the service does not send', async () => {
      if (standIn.own === null) return;
      server.breakPath(standIn.own.path);
      const { ids, failures } = await run();
      expect(failures).toEqual([
        { externalId: standIn.own.id, humanMessageText: expect.stringContaining('500'), errorCode: 'Unanswered' },
      ]);
      expect(ids.toSorted()).toEqual(standIn.ids.filter((id) => id !== standIn.own!.id).toSorted());
    });

    it('reads one item again', async () => {
      const { items } = await run();
      for (const one of items) expect(await item(one.externalId)).toEqual(one);
      expect(await item('4711000')).toBeNull();
    });

    it('names the account and its choices', async () => {
      expect(await source().account(standIn.credentials, signal)).toEqual({ name: standIn.account });
      for (const { name, words, choices } of standIn.pickers)
        expect(await source().choices(standIn.credentials, name, words, signal)).toEqual(choices);
    });

    it('stops when it is told to', async () => {
      const { credentials, configuration } = standIn;
      const stopped = AbortSignal.abort(new Error('stopped'));
      const asked = source().page({ credentials, configuration, cursor: null, since: SINCE, signal: stopped });
      expect((await error(asked)).message).toBe('stopped');
    });
  });

/** Values that only the service may see. */
const secretsOf = ({ credentials }: StandIn): string[] =>
  Object.entries(credentials)
    .filter(([name]) => ['token', 'key', 'accessToken'].includes(name))
    .map(([, value]) => value);

function saidBy({ rawTicket }: DataPointPayload, kind: 'CUSTOMER' | 'TEAM'): string[] {
  const entries = (rawTicket.conversation ?? []).filter(({ participant }) => participant!.kind === kind);
  const said = entries.map(({ text }) => text.split('\n')[0]!);
  return kind === 'CUSTOMER' && rawTicket.description ? [rawTicket.description, ...said] : said;
}
