import { looking, processMeter } from './return-memory.ts';

const MB = 1024 * 1024;
const MINUTE = 60_000;

/** A server whose garbage is half of its heap. */
class Server {
  minutes = 1;
  share = 0;
  heap = 120 * MB;
  collected = 0;
  readonly now = (): number => this.minutes * MINUTE;
  readonly busy = (): number => this.share;
  readonly heapSize = (): number => this.heap;
  readonly collect = (): void => {
    this.collected += 1;
    this.heap /= 2;
  };
}

describe('memory of the server', () => {
  it('is returned once the server is idle', () => {
    const server = new Server();
    const look = looking(server);
    server.share = 0.2;
    look();
    expect(server.collected).toBe(0);
    server.share = 0.005;
    look();
    expect(server.collected).toBe(1);
  });

  it('is returned again only if it has grown, and at most every five minutes', () => {
    const server = new Server();
    const look = looking(server);
    look();
    server.minutes = 7;
    server.heap += 10 * MB;
    look();
    expect(server.collected).toBe(1);
    server.heap += 10 * MB;
    look();
    expect(server.collected).toBe(2);
    server.minutes = 11;
    server.heap += 50 * MB;
    look();
    expect(server.collected).toBe(2);
    server.minutes = 12;
    look();
    expect(server.collected).toBe(3);
  });

  it('is kept where returning it would stop the server for long', () => {
    const server = new Server();
    server.heap = 300 * MB;
    looking(server)();
    expect(server.collected).toBe(0);
  });

  it('is that of objects no longer used', () => {
    const meter = processMeter();
    let garbage: unknown[] | null = Array.from({ length: 3_000_000 }, (_, index) => ({ index }));
    const before = meter.heapSize();
    expect(garbage).toHaveLength(3_000_000);
    garbage = null;
    meter.collect();
    expect(before - meter.heapSize()).toBeGreaterThan(20 * MB);
  });
});
