import { projectOfCitations } from './index.ts';

const of = (...ids: (string | null)[]) => projectOfCitations(ids.map((projectId) => ({ projectId })));

describe('the project of the quotes of a text', () => {
  it('is the one that most are from, or the first of equals', () => {
    expect(of('a', 'b', 'b')).toBe('b');
    expect(of('a', 'b', 'b', 'a')).toBe('a');
  });

  it('is unknown without quotes of a project', () => {
    expect(of()).toBeNull();
    expect(of(null, null)).toBeNull();
    expect(of(null, 'a')).toBe('a');
  });
});
