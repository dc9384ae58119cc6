import { Redis } from 'ioredis';
import type { TestRedis } from '../support/redis.ts';

/** Startup errors of adapters that use Redis; `engine` is null without a Redis that can refuse a password. */
export function redisAtStartContract(
  name: string,
  open: (url: string) => Promise<unknown>,
  engine: (() => Promise<TestRedis>) | null,
): void {
  describe(`${name}: startup`, () => {
    it('reports an unreachable Redis in one sentence', async () => {
      await expect(open('redis://127.0.0.1:9')).rejects.toMatchObject({
        name: 'StartProblem',
        message: 'Redis cannot be reached: check REDIS_URL, and make sure that Redis is running.',
      });
    });

    if (engine) {
      it('reports a refused password in one sentence, without the password', async () => {
        const redis = await engine();
        const operator = new Redis(redis.url);
        const user = `stranger-${crypto.randomUUID()}`;
        await operator.acl('SETUSER', user, 'on', '>right', '~*', '+@all');
        try {
          const wrong = redis.url.replace('redis://', `redis://${user}:hunter2@`);
          await expect(open(wrong)).rejects.toMatchObject({
            name: 'StartProblem',
            message: 'Redis rejected the user or the password: check REDIS_URL.',
          });
        } finally {
          await operator.acl('DELUSER', user);
          operator.disconnect();
          await redis.close();
        }
      });
    }
  });
}
