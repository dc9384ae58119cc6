import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../support/product.ts';
import { step } from './step.ts';

/**
 * Runs a callback with the address of a bare server on this database, then stops the server. `program` prints a line
 * when it listens.
 */
export async function withBareServer<T>(
  databaseUrl: string,
  work: (address: string) => Promise<T>,
  program = join(import.meta.dirname, 'bare-server.ts'),
): Promise<T> {
  const port = await freePort();
  const bare = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await step(
      'Starting the bare server',
      () =>
        new Promise((resolve) => {
          bare.stdout.once('data', resolve);
        }),
    );
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    bare.kill();
  }
}
