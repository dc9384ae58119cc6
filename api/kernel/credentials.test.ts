import { subdomainOf } from './credentials.ts';

describe('workspace of a host', () => {
  it.each([
    ['acme.localhost', 'http://localhost:3000', 'acme'],
    ['Acme.localhost', 'http://localhost:3000', 'acme'],
    ['localhost', 'http://localhost:3000', undefined],
    ['127.0.0.1', 'http://localhost:3000', undefined],
    ['research.example.com', 'https://research.example.com', undefined],
    ['acme.research.example.com', 'https://research.example.com', 'acme'],
    ['a.b.research.example.com', 'https://research.example.com', undefined],
    ['acme.elsewhere.example.com', 'https://research.example.com', undefined],
    ['notresearch.example.com', 'https://research.example.com', undefined],
  ])('of %s at %s is %s', (host, publicUrl, workspace) => {
    expect(subdomainOf(host, publicUrl)).toBe(workspace);
  });
});
