import { isFromServer } from './send.ts';

const answered = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

describe('a response', () => {
  it.each([502, 503, 504])('with %i of a proxy means that the server is unreachable', (status) => {
    expect(isFromServer(answered(status))).toBe(false);
  });

  it.each([503, 507])('with %i of the server itself means that it is reachable', (status) => {
    expect(isFromServer(answered(status, { 'x-evident-release': 'r1' }))).toBe(true);
  });

  it('without a fault is always of the server', () => {
    expect(isFromServer(answered(200))).toBe(true);
  });
});
