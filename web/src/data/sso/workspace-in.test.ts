import { workspaceIn } from './workspace-in.ts';

describe('the workspace of an address to return to', () => {
  it('is its subdomain', () => {
    expect(workspaceIn('https://acme.evident.example/data/1', 'evident.example')).toBe('acme');
    expect(workspaceIn('http://sample.localhost:4000/home', 'localhost')).toBe('sample');
  });

  it('is none at the root, elsewhere, or without an address', () => {
    for (const redirect of [
      null,
      '/home',
      'https://evident.example/',
      'https://acme.evil.example/',
      'https://a.b.evident.example/',
    ])
      expect(workspaceIn(redirect, 'evident.example')).toBeNull();
  });
});
