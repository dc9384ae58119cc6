import { Server } from '@hocuspocus/server';

/** Hocuspocus with nothing around it: no rights, no store. Answers `settle` once it has applied everything sent before. Prints when it listens. */
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
