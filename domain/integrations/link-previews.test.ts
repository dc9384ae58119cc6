import { anyMember, kindCard, linkOf, previewOf } from './index.ts';

const id = '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f';

describe('a posted link', () => {
  it.each([
    [`/data/first-talk-${id}`, { to: 'object', kind: 'note', id }],
    [`/data/${id.toUpperCase()}/edit`, { to: 'object', kind: 'note', id }],
    [`/insights/${id}`, { to: 'object', kind: 'insight', id }],
    [`/projects/p-${id}/highlights`, { to: 'object', kind: 'project', id }],
    [`/people/${id}`, { to: 'object', kind: 'person', id }],
    ['/p/a1B2c3D4e5F6', { to: 'publicPage', token: 'a1B2c3D4e5F6' }],
    ['/p/data/a1B2c3D4e5F6', { to: 'publicPage', token: 'a1B2c3D4e5F6' }],
    ['/p/short', null],
    ['/settings/users', null],
    ['/data', null],
    [`/constructor/${id}`, null],
    [`/data/first${id}`, null],
  ])('%s leads to %j', (path, link) => expect(linkOf(path)).toEqual(link));
});

describe('a link in a channel', () => {
  const all = { showsTitles: true, outsiders: false, posterSees: true, allSee: true };

  it('has a title if an admin chose it, and everyone who reads may see it', () => {
    expect(previewOf('note', all)).toBe('title');
  });

  it.each([
    ['no admin chose titles', { showsTitles: false }],
    ['another organization reads along', { outsiders: true }],
    ['the poster does not see it, or is not known', { posterSees: false }],
    ['not all members see it', { allSee: false }],
  ])('names the kind if %s', (_, fact) => expect(previewOf('note', { ...all, ...fact })).toBe('kind'));

  it('never names a participant', () => expect(previewOf('person', all)).toBe('kind'));

  it('says of itself what its path says', () => {
    expect(kindCard('note', 'Engines')).toEqual({
      title: 'A note in Evident',
      place: 'Engines',
      text: 'Open it to see it.',
    });
    expect(kindCard('insight', 'Engines').title).toBe('An insight in Evident');
  });

  it('is seen by all members if one without any grants of their own sees it', () => {
    expect(anyMember('t')).toMatchObject({ teamId: 't', role: 'VIEWER', groupIds: [], workspaceAdmin: false });
  });
});
