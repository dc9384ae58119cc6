import { Redis } from 'ioredis';
import { ProcessRealtime } from '../../adapters/realtime/process-realtime.ts';
import { RedisRealtime } from '../../adapters/realtime/redis-realtime.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { redisEngine, type TestRedis } from '../support/redis.ts';
import { until } from '../support/waiting.ts';
import { RecordingListener, realtimeContract } from './realtime.contract.ts';
import { redisAtStartContract } from './redis-at-start.contract.ts';

realtimeContract('one process', () => {
  const realtime = new ProcessRealtime();
  return Promise.resolve([realtime, realtime]);
});

const engine = redisEngine('realtime over Redis');
redisAtStartContract('realtime over Redis', (url) => RedisRealtime.open(url, () => {}), engine);
if (engine) {
  let redis: TestRedis;
  const faults: Error[] = [];
  const connect = (): Promise<RedisRealtime> => RedisRealtime.open(redis.url, (fault) => void faults.push(fault));
  beforeAll(async () => {
    redis = await engine();
  });
  afterAll(() => redis.close());

  realtimeContract('Redis', async () => [await connect(), await connect()]);

  describe('Redis after a lost connection', () => {
    const team = uuidV7.newId();
    let here: RedisRealtime;
    let there: RedisRealtime;
    let operator: Redis;
    beforeEach(async () => {
      [here, there, operator] = [await connect(), await connect(), new Redis(redis.url)];
    });
    afterEach(async () => {
      await here.close();
      await there.close();
      operator.disconnect();
    });

    async function killConnections(name: string): Promise<void> {
      const clients = String(await operator.call('CLIENT', 'LIST'))
        .split('\n')
        .filter((client) => client.includes(` name=${name} `));
      for (const client of clients) await operator.call('CLIENT', 'KILL', 'ID', /\bid=(\d+)/.exec(client)![1]!);
    }

    it('resubscribes and announces a gap to listeners', async () => {
      const [one, other] = [new RecordingListener(), new RecordingListener()];
      await there.subscribe(team, one);
      await there.subscribe(uuidV7.newId(), other);
      await killConnections('evident-subscriber');
      await until(() => one.gaps === 1 && other.gaps === 1);
      await here.publish(team, { kind: 'after' });
      expect(await one.heard(1)).toEqual([{ kind: 'after' }]);
      expect(one.gaps).toBe(1);
    });

    it('announces a gap to remote listeners if the publisher lost the connection', async () => {
      const [mine, other] = [new RecordingListener(), new RecordingListener()];
      await there.subscribe(team, mine);
      await there.subscribe(uuidV7.newId(), other);
      await killConnections('evident-publisher');
      // Published during the gap: lost without blocking or throwing.
      for (let n = 0; n < 3; n++) await here.publish(team, { kind: 'into the gap', n });
      await until(() => mine.gaps > 0 || mine.messages.length === 3);
      expect(other.gaps).toBe(0);
      await until(async () => {
        await here.publish(team, { kind: 'after' });
        return mine.messages.some(({ kind }) => kind === 'after');
      });
    });
  });
}
