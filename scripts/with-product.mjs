import './on-node-24.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { newcomerAt } from '../test/support/newcomer.ts';
import { dataFolder, startProduct } from '../test/support/product.ts';

/**
 * Runs a program against a new product with an account, a workspace and a token: `node scripts/with-product.mjs
 * program arguments…`.
 * Passes `WEBHOOK_INTERNAL_HOSTS` on. Sets the environment variables URL, TOKEN, SESSION (a browser cookie) and WORKSPACE (the cookie's workspace).
 */
const [program, ...args] = process.argv.slice(2);
const { WEBHOOK_INTERNAL_HOSTS } = process.env;
const folder = dataFolder();
const product = await startProduct({
  EVIDENT_DATA_DIR: folder.path,
  EVIDENT_SAMPLE: 'off',
  EVIDENT_REQUESTS_PER_MINUTE: '0',
  ...(WEBHOOK_INTERNAL_HOSTS && { WEBHOOK_INTERNAL_HOSTS }),
});
try {
  const { token, session, subdomain } = await newcomerAt(product.url, folder.path);
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, URL: product.url, TOKEN: token, SESSION: session, WORKSPACE: subdomain },
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await product.stop();
  await folder.remove();
}
