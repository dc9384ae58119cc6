import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      const { port: got } = server.address() as AddressInfo;
      server.close(() => resolve(got));
    });
  });
}

/** Reuses the last port so that database tools keep working. Picks another if it is taken. */
export async function freePort(memory: string): Promise<number> {
  const last = Number(await readFile(memory, 'utf8').catch(() => '0'));
  const port = (last > 0 && last < 65_536 ? await tryPort(last) : null) ?? (await tryPort(0));
  if (port === null) throw new Error('no free port on 127.0.0.1');
  if (port !== last) await writeFile(memory, `${port}\n`);
  return port;
}
