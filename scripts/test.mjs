import './on-node-24.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/**
 * `npm test` runs everything with tools from node_modules. For a part: `npm test -- domain/tags --selectProjects
 * rules`, with paths first because `--selectProjects` takes all later arguments.
 */
const root = dirname(import.meta.dirname);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/jest/bin/jest.js'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS:
        `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`.trim(),
    },
  },
);
process.exit(status ?? 1);
