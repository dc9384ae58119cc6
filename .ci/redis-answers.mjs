// Waits until the Redis at REDIS_URL answers; fails after half a minute.
import { connect } from 'node:net';

const { hostname, port } = new URL(process.env.REDIS_URL);
const until = Date.now() + 30_000;
(function ask() {
  const socket = connect(Number(port || 6379), hostname, () => socket.write('PING\r\n'));
  socket.once('data', (answer) => process.exit(String(answer).startsWith('+PONG') ? 0 : 1));
  socket.once('error', () => (Date.now() < until ? setTimeout(ask, 100) : process.exit(1)));
})();
