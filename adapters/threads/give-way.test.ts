import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const PROGRAM = `
  import { getPriority } from 'node:os';
  import { parentPort } from 'node:worker_threads';
  import { giveWay } from ${JSON.stringify(new URL('give-way.ts', `file://${import.meta.dirname}/`).href)};
  giveWay();
  parentPort.postMessage(getPriority());
`;

describe('a thread that gives way', () => {
  it('has a lower priority than the thread that serves requests, which keeps its own', async () => {
    const own = getPriority();
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`), {
      execArgv: ['--no-warnings', '--experimental-transform-types'],
    });
    const [priority] = (await once(worker, 'message')) as [number];
    await worker.terminate();
    expect(getPriority()).toBe(own);
    expect(priority).toBe(process.platform === 'linux' ? 5 : own);
  });
});
