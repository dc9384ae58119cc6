import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import { systemClock } from '@evident/adapters/system/system-clock';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { AddGroupMember, AddGroupMemberHandler } from './add-group-member.ts';
import { CreateGroup, CreateGroupHandler } from './create-group.ts';
import { DeleteGroup, DeleteGroupHandler } from './delete-group.ts';
import { RemoveGroupMember, RemoveGroupMemberHandler } from './remove-group-member.ts';

describe('a member whose groups change is announced, for they may see other things from then on', () => {
  let stores: OpenStores;
  let admin: Person;
  let bob: Person;
  let groupId: string;

  beforeAll(async () => {
    stores = await openStores();
    const team = await stores.people.team();
    admin = await stores.people.member(team, 'MANAGER', { workspaceAdmin: true });
    bob = await stores.people.member(team);
    groupId = await new CreateGroupHandler(stores.work, uuidV7, systemClock).execute(
      new CreateGroup(admin, { name: 'Research' }),
    );
  });
  afterAll(() => stores.close());

  const add = () => new AddGroupMemberHandler(stores.work).execute(new AddGroupMember(admin, groupId, bob.userId));
  const take = () =>
    new RemoveGroupMemberHandler(stores.work).execute(new RemoveGroupMember(admin, groupId, bob.userId));

  it('once for each change, and not when nothing changes', async () => {
    await add();
    await add();
    await take();
    await take();
    await add();
    await new DeleteGroupHandler(stores.work).execute(new DeleteGroup(admin, groupId));
    expect(await stores.events(admin.teamId)).toEqual(
      [1, 2, 3, 4].map(() => ({ name: 'member:changed', payload: { memberId: bob.userId, by: admin.userId } })),
    );
  });
});
