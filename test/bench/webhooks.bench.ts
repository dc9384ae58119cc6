import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { openReceiver } from '../support/receiver.ts';
import { until } from '../support/waiting.ts';
import type { Row } from './row.ts';
import { withStarted } from './started.ts';
import { step } from './step.ts';

const EVENTS = 2_000;
const ROUNDS = 3;
/** Followed by no reaction, so that the relay does nothing else. */
const NAME = 'filter:changed';

/** Signs and posts one event after the other over a kept connection; events a second. */
async function bareLoop(url: string, secret: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const post = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const id = `evt_${randomUUID()}`;
      const seconds = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      };
      request(url, { method: 'POST', agent, headers }, (answer) => answer.resume().once('end', resolve))
        .once('error', reject)
        .end(body);
    });
  const began = performance.now();
  for (let event = 0; event < EVENTS; event += 1)
    await post(JSON.stringify({ type: NAME, timestamp: new Date().toISOString(), data: { filterId: randomUUID() } }));
  agent.destroy();
  return EVENTS / ((performance.now() - began) / 1000);
}

/** From the commit of events until the receiver has the last one, compared with a loop that only signs and posts. */
export const measure = (): Promise<Row[]> =>
  withStarted(
    async ({ newcomer, database }) => {
      const receiver = await openReceiver();
      const { secret } = await newcomer.ask<{ secret: string }>('POST', '/webhooks', {
        url: receiver.url,
        events: [NAME],
      });
      const announced = async (): Promise<number> => {
        receiver.received.length = 0;
        const began = performance.now();
        await database.query(
          `INSERT INTO outbox (team_id, name, payload)
           SELECT $1, $2, jsonb_build_object('filterId', gen_random_uuid(), 'by', $1::uuid) FROM generate_series(1, $3)`,
          [newcomer.teamId, NAME, EVENTS],
        );
        await until(() => receiver.received.length >= EVENTS);
        return EVENTS / ((performance.now() - began) / 1000);
      };
      const ours: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await step('Signing and posting in a loop', () => bareLoop(receiver.url, secret)));
        ours.push(await step('Delivering', announced));
      }
      await receiver.close();
      const [mine, theirs] = [Math.max(...ours), Math.max(...bare)];
      return [
        {
          what: 'webhooks to a local receiver, events a second',
          against: 'a bare loop with signing, one after the other',
          measured: mine / theirs,
          unit: '×',
          atLeast: 0.5,
          note: `${Math.round(mine)} against ${Math.round(theirs)} a second, best of ${ROUNDS} rounds of ${EVENTS} events; ours from the commit, with the stream and the log of deliveries`,
        },
      ];
    },
    { WEBHOOK_INTERNAL_HOSTS: '127.0.0.1' },
  );
