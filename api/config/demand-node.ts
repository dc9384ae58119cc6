import { StartProblem } from '@evident/application/kernel/start-problem';

/** Oldest supported major version of Node. `npm start` switches to it (scripts/on-node-24.mjs). */
const NEEDED = 24;

/**
 * @param version such as `20.20.2`
 * @throws StartProblem for an older Node, which would fail later with an obscure error
 */
export function demandNode(version: string): void {
  if (Number.parseInt(version, 10) >= NEEDED) return;
  throw new StartProblem(
    `Evident needs Node ${NEEDED} and was started with Node ${version}: start it with npm start, which takes the Node that npm has installed with it, or install Node ${NEEDED}.`,
  );
}
