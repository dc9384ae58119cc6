import { createServer } from 'node:net';
import { StartProblem } from '@evident/application/kernel/start-problem';

/** Explains in a sentence why the address can't be used. Returns any other error unchanged. */
export function portProblem(error: unknown, port: number, host: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken by another program: end it, or choose another with PORT (PORT=${port === 65_535 ? 3000 : port + 1} npm start).`,
      );
    case 'EACCES':
      return new StartProblem(`Port ${port} is reserved for privileged programs: choose another with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(
        `HOST ${host} is not an address of this machine: use 127.0.0.1 for this machine only, or 0.0.0.0 for all its addresses.`,
      );
    default:
      return error;
  }
}

/** Fails early if the port is taken. */
export function offerPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(portProblem(error, port, host)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
