import { GRANTS_MAX, PROJECT_STATUSES, isReadOnly, refuseMoreHolders } from './index.ts';

describe('the limits of access to one project', () => {
  it('are 500 members and groups', () => {
    expect(GRANTS_MAX).toBe(500);
    expect(() => refuseMoreHolders(499)).not.toThrow();
    expect(() => refuseMoreHolders(500)).toThrow(expect.objectContaining({ code: 'UnprocessableContent' }));
  });

  it('close a project for changes only while it is archived', () => {
    expect(PROJECT_STATUSES.filter(isReadOnly)).toEqual(['archived']);
  });
});
