import { outdated, planOf } from './plan.ts';

const at = (path: string) => new URL(path, 'https://acme.example.com');
const files = new Set(['/color-scheme.js', '/assets/index-1.js']);

describe('service worker', () => {
  it('never answers for the server: API, files, public pages, live documents', () => {
    for (const path of [
      '/api/v1/me',
      '/api/docs',
      '/f/1',
      '/p/token',
      '/embed/highlights/x',
      '/ping',
      '/collaboration',
    ])
      expect([planOf(at(path), false, files), planOf(at(path), true, files)]).toEqual(['network', 'network']);
  });

  it('opens every screen with the page of the app, and serves the files of any build', () => {
    expect(planOf(at('/data/some-note'), true, files)).toBe('page');
    expect(planOf(at('/assets/index-0.js'), false, files)).toBe('file');
    expect(planOf(at('/color-scheme.js'), false, files)).toBe('file');
    expect(planOf(at('/robots.txt'), false, files)).toBe('network');
  });

  it('keeps the current build and the two before it', () => {
    expect(outdated(['a', 'b', 'c', 'd'], 'd')).toEqual(['a']);
    expect(outdated(['a', 'b', 'c', 'd'], 'a')).toEqual(['b']);
    expect(outdated(['a', 'b'], 'b')).toEqual([]);
  });
});
