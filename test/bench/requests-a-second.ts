import { Agent, request } from 'node:http';

/** Responses per second over persistent connections. Fails on any status but 200. */
export async function requestsASecond(
  url: string,
  headers: Record<string, string>,
  { connections = 16, seconds = 5 } = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      request(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
        response.resume().once('end', resolve);
      })
        .once('error', reject)
        .end();
    });
  const round = async (ms: number): Promise<number> => {
    let answers = 0;
    const end = performance.now() + ms;
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < end) {
          await one();
          answers += 1;
        }
      }),
    );
    return answers / (ms / 1000);
  };
  await round(1_500);
  const rate = await round(seconds * 1000);
  agent.destroy();
  return rate;
}
