import { withBareServer } from './with-bare-server.ts';
import { requestsASecond } from './requests-a-second.ts';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';

const TURN =
  'I never trust the first number that somebody shows me, so I go and look where it comes from before I say anything about it.';

/**
 * Reads a note of about 5,000 characters with an access token, compared with the same statements behind bare Fastify.
 */
export const measure = (): Promise<Row[]> =>
  withStarted(async ({ product, newcomer, databaseUrl }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Bench' });
    const markdown = Array.from(
      { length: 40 },
      (_, turn) => `**${turn % 2 ? 'Ada' : 'Ben'}** (${turn}:00): ${TURN}`,
    ).join('\n\n');
    const { id } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/notes`, {
      title: 'Interview',
      markdown,
    });
    return withBareServer(databaseUrl, async (bare) => {
      const headers = { authorization: `Bearer ${newcomer.token}` };
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        theirs.push(await step('Reading from the bare server', () => requestsASecond(`${bare}/notes/${id}`, headers)));
        ours.push(
          await step('Reading from the product', () =>
            requestsASecond(`${product.url.replace('localhost', '127.0.0.1')}/api/v1/notes/${id}/content`, headers),
          ),
        );
      }
      const [mine, bareRate] = [Math.max(...ours), Math.max(...theirs)];
      return [
        {
          what: 'authenticated read of a note, requests a second',
          against: 'bare Fastify and pg, same SQL, session look-up and row-level security',
          measured: mine / bareRate,
          unit: '×',
          atLeast: 0.6,
          note: `${Math.round(mine)} against ${Math.round(bareRate)} a second over 16 connections, best of three`,
        },
      ];
    });
  });
