import { type ScimWorkspace, type SignInApp, openSignInApp, scimWorkspace } from '../support/scim-world.ts';

const PEOPLE = 250;

describe('a directory of a whole company', () => {
  let test: SignInApp;
  let acme: ScimWorkspace;

  beforeAll(async () => {
    test = await openSignInApp();
    acme = await scimWorkspace(test, 'ada@acme.example', 'Acme Research');
  });
  afterAll(() => test.close());

  it('provisions everyone and a group of everyone at once; those who leave the group stay members', async () => {
    const people = Array.from({ length: PEOPLE }, (_, index) => `u${index}`);
    const bulk = await acme.directory.send('POST', '/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: [
        ...people.map((bulkId) => ({
          method: 'POST',
          path: '/Users',
          bulkId,
          data: { userName: `${bulkId}@acme.example`, roles: [{ value: 'VIEWER' }] },
        })),
        {
          method: 'POST',
          path: '/Groups',
          bulkId: 'all',
          data: { displayName: 'Everyone', members: people.map((bulkId) => ({ value: `bulkId:${bulkId}` })) },
        },
      ],
    });
    expect(bulk.body.Operations.filter(({ status }) => status !== '201')).toEqual([]);
    const group = async () =>
      (await acme.directory.get('/Groups?filter=displayName%20eq%20%22everyone%22')).body.Resources[0]!;
    const { id, members } = await group();
    expect(members).toHaveLength(PEOPLE);
    await acme.directory.patch(`/Groups/${id}`, [{ op: 'Remove', path: 'members', value: members.slice(0, 50) }]);
    expect((await group()).members).toHaveLength(PEOPLE - 50);
    expect((await acme.directory.get('/Users?count=1')).body['totalResults']).toBe(PEOPLE + 1);
  });
});
