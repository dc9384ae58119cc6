import type { GrantView } from '@evident/domain/projects';
import { afterGrant } from '../../data/access/mutations.ts';

const own: GrantView = { kind: 'user', id: 'ada', name: 'Ada', level: 'READ', effectiveLevel: 'READ', folder: null };
const inherited: GrantView = { ...own, level: 'WRITE', folder: { id: 'f', title: 'Research' } };
const grant = (level: 'none' | 'READ' | 'WRITE' | 'FULL', id = 'ada') => ({
  name: 'Ada',
  grant: { kind: 'user' as const, id, level },
});

describe('the list of grants', () => {
  it('changes the grant on the thing itself and leaves what comes from a folder', () => {
    expect(afterGrant([own, inherited], grant('FULL'))).toEqual([
      { ...own, level: 'FULL', effectiveLevel: 'FULL' },
      inherited,
    ]);
  });

  it('loses a grant that is taken away', () => {
    expect(afterGrant([own, inherited], grant('none'))).toEqual([inherited]);
  });

  it('gains one that is new', () => {
    expect(afterGrant([inherited], grant('READ', 'ben')).at(-1)).toEqual({ ...own, id: 'ben' });
  });
});
