import { type Uuid, isUuid, notFound } from '@evident/domain/kernel';
import {
  type Directory,
  ENTERPRISE,
  type Listed,
  type Listing,
  type Resource,
  USER,
  USERS,
  fulfills,
  onlyEquals,
  pageOf,
  resourceOfMember,
  normalizeResource,
  normalizeOperations,
  viewUser,
} from '@evident/domain/scim';
import type { Addresses } from '../identity/index.ts';
import { Command, DIRECTORY, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ADMITTED, depart } from '../workspaces/index.ts';
import { type ScimPorts, revokeInvites } from './admit-user.ts';
import { changeUser, createUser } from './change-user.ts';
import { announcer } from './directory.ts';
import type { ScimLanguage } from './scim-language.ts';
import type { ScimStores, UserChoice, UserRow } from './scim-stores.ts';
import { suspend } from './suspension.ts';
import { refuseStale, tagged } from './tagged.ts';

/** The ports of users besides the stores. */
export interface ScimUserPorts extends ScimPorts {
  readonly addresses: Addresses;
  readonly language: ScimLanguage;
}
type Work = UnitOfWork<ScimStores>;

/** How a user or group is to change: completely, or by operations. */
export type ScimChange = { readonly replacement: unknown } | { readonly operations: unknown };

const resourceOf = (row: UserRow): Resource => row.resource ?? resourceOfMember(row);
const viewOf = (row: UserRow, { addresses, secrets }: ScimUserPorts): Resource =>
  tagged(
    viewUser(
      { ...row, resource: resourceOf(row), updatedAt: row.updatedAt ?? row.createdAt },
      addresses.root('/scim/v2'),
    ),
    secrets,
  );

async function held({ scimUsers }: ScimStores, userId: string): Promise<UserRow> {
  const [row] = isUuid(userId) ? await scimUsers.list({ by: 'id', value: userId }) : [];
  return row ?? notFound('User');
}

/** Lists users. A filter by name or identifier, and a list without filter, read only the rows they return. */
export class ListScimUsers extends Query<Listed> {
  static readonly requires = DIRECTORY;

  constructor(
    readonly directory: Directory,
    readonly listing: Listing,
  ) {
    super();
  }
}

export class ListScimUsersHandler implements Handler<ListScimUsers> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  async execute({ directory, listing }: ListScimUsers): Promise<Listed> {
    const { filter, sortBy, startIndex, count } = listing;
    const condition = filter === null ? null : await this.ports.language.parse(filter);
    return this.work.perform(directory.teamId, async ({ scimUsers }) => {
      const viewed = async (choice: UserChoice) => (await scimUsers.list(choice)).map((row) => viewOf(row, this.ports));
      if (condition === null && sortBy === null) {
        const resources = await viewed({ offset: startIndex - 1, limit: count });
        return { total: await scimUsers.count(), resources };
      }
      const one = condition && onlyEquals(condition);
      const all = await viewed(one ? choiceOf(one) : {});
      return pageOf(condition ? all.filter((resource) => fulfills(resource, condition)) : all, listing);
    });
  }
}

const BY: Readonly<Record<string, UserChoice['by']>> = { username: 'userName', externalid: 'externalId', id: 'id' };
const choiceOf = ({ attribute, value }: { attribute: string; value: string }): UserChoice =>
  attribute === 'id' && !isUuid(value) ? { limit: 0 } : { by: BY[attribute]!, value };

/** Returns one user. */
export class GetScimUser extends Query<Resource> {
  static readonly requires = DIRECTORY;

  constructor(
    readonly directory: Directory,
    readonly userId: string,
  ) {
    super();
  }
}

export class GetScimUserHandler implements Handler<GetScimUser> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, userId }: GetScimUser): Promise<Resource> {
    return this.work.perform(directory.teamId, async (stores) => viewOf(await held(stores, userId), this.ports));
  }
}

/** Creates a user, and the account or an invite. */
export class CreateScimUser extends Command<Resource> {
  static readonly requires = { ...DIRECTORY, ...ADMITTED };

  constructor(
    readonly directory: Directory,
    readonly body: unknown,
  ) {
    super();
  }
}

export class CreateScimUserHandler implements Handler<CreateScimUser> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, body }: CreateScimUser): Promise<Resource> {
    return this.work.perform(directory.teamId, async (stores) => {
      const id = await createUser(stores, this.ports, directory, { active: true, ...normalizeResource(body, USERS) });
      return viewOf(await held(stores, id), this.ports);
    });
  }
}

/** Replaces or patches a user. Inactive users are suspended. */
export class ChangeScimUser extends Command<Resource> {
  static readonly requires = { ...DIRECTORY, ...ADMITTED };

  /** @param expected the version that the directory has seen; null if it does not compare */
  constructor(
    readonly directory: Directory,
    readonly userId: string,
    readonly change: ScimChange,
    readonly expected: string | null,
  ) {
    super();
  }
}

export class ChangeScimUserHandler implements Handler<ChangeScimUser> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, userId, change, expected }: ChangeScimUser): Promise<Resource> {
    return this.work.perform(directory.teamId, async (stores) => {
      await stores.teams.hold(directory.teamId);
      const before = await held(stores, userId);
      refuseStale(viewOf(before, this.ports), expected);
      await changeUser(stores, this.ports, directory, before.id, await this.resultOf(before, change));
      return viewOf(await held(stores, before.id), this.ports);
    });
  }

  private async resultOf(before: UserRow, change: ScimChange): Promise<Resource> {
    if ('replacement' in change) {
      const whole = normalizeResource(change.replacement, USERS);
      // Without a state, the user stays as they are.
      return 'active' in whole ? whole : { ...whole, active: before.active };
    }
    const operations = normalizeOperations(change.operations, USERS);
    const current = { ...resourceOf(before), active: before.active };
    return normalizeResource(await this.ports.language.patched(current, [USER, ENTERPRISE], operations), USERS);
  }
}

/** Removes a member. Their work stays under “Deleted user”; projects without another manager go to the heir. */
export class DeleteScimUser extends Command {
  static readonly requires = DIRECTORY;

  constructor(
    readonly directory: Directory,
    readonly userId: string,
    readonly expected: string | null,
  ) {
    super();
  }
}

export class DeleteScimUserHandler implements Handler<DeleteScimUser> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, userId, expected }: DeleteScimUser): Promise<void> {
    return this.work.perform(directory.teamId, async (stores) => {
      const now = this.ports.clock.now();
      await stores.teams.hold(directory.teamId);
      const row = await held(stores, userId);
      refuseStale(viewOf(row, this.ports), expected);
      await revokeInvites(stores, row.email, now);
      const member = (await stores.members.hold(row.id)) ?? notFound('User');
      if (!member.suspendedAt) await suspend(stores, directory, member, now);
      const audited = { actorId: null, detail: { by: 'scim' } };
      await depart(stores, announcer(directory), row.id satisfies Uuid, now, audited);
    });
  }
}
