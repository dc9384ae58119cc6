import { Server } from '@hocuspocus/server';

/**
 * Bare Hocuspocus, without permissions or storage. Acknowledges `settle` once all earlier updates are applied. Prints
 * a line when it listens.
 */
const server = new Server({
  port: Number(process.env['PORT']),
  address: '127.0.0.1',
  quiet: true,
  onStateless: async ({ connection, payload }) => {
    connection.sendStateless(JSON.stringify({ type: 'settled', n: (JSON.parse(payload) as { n: number }).n }));
  },
});
await server.listen();
process.stdout.write('listening\n');
