import { isUuid, notFound } from '@evident/domain/kernel';
import {
  type Directory,
  GROUP,
  GROUPS,
  type GroupFacts,
  type Listed,
  type Listing,
  type Resource,
  fulfills,
  pageOf,
  resourceOfGroup,
  normalizeResource,
  normalizeOperations,
  viewScimGroup,
} from '@evident/domain/scim';
import type { Group } from '@evident/domain/workspaces';
import { Command, DIRECTORY, type Handler, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { ADMITTED } from '../workspaces/index.ts';
import { changeGroup, createGroup, heldGroup, removeGroup } from './change-group.ts';
import type { ScimStores } from './scim-stores.ts';
import type { ScimChange, ScimUserPorts } from './scim-users.ts';
import { refuseStale, tagged } from './tagged.ts';

type Work = UnitOfWork<ScimStores>;

async function factsOf({ groups, scimGroups }: ScimStores, group: Group): Promise<GroupFacts> {
  const row = await scimGroups.find(group.id);
  return {
    ...group,
    externalId: row?.externalId ?? null,
    memberIds: await groups.memberIds(group.id),
    updatedAt: row?.updatedAt ?? group.createdAt,
  };
}
const viewOf = (facts: GroupFacts, { addresses, secrets }: ScimUserPorts): Resource =>
  tagged(viewScimGroup(facts, addresses.root('/scim/v2')), secrets);
const demandId = (groupId: string): string => (isUuid(groupId) ? groupId : notFound('Group'));

/** Lists all groups of the workspace, also those that no directory manages yet. */
export class ListScimGroups extends Query<Listed> {
  static readonly requires = DIRECTORY;

  constructor(
    readonly directory: Directory,
    readonly listing: Listing,
  ) {
    super();
  }
}

export class ListScimGroupsHandler implements Handler<ListScimGroups> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  async execute({ directory, listing }: ListScimGroups): Promise<Listed> {
    const condition = listing.filter === null ? null : await this.ports.language.parse(listing.filter);
    return this.work.perform(directory.teamId, async (stores) => {
      const all: Resource[] = [];
      for (const group of await stores.groups.all()) all.push(viewOf(await factsOf(stores, group), this.ports));
      return pageOf(condition ? all.filter((resource) => fulfills(resource, condition)) : all, listing);
    });
  }
}

/** Returns one group with its members. */
export class GetScimGroup extends Query<Resource> {
  static readonly requires = DIRECTORY;

  constructor(
    readonly directory: Directory,
    readonly groupId: string,
  ) {
    super();
  }
}

export class GetScimGroupHandler implements Handler<GetScimGroup> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, groupId }: GetScimGroup): Promise<Resource> {
    return this.work.perform(directory.teamId, async (stores) => {
      const group = (await stores.groups.find(demandId(groupId))) ?? notFound('Group');
      return viewOf(await factsOf(stores, group), this.ports);
    });
  }
}

/** Creates a group, which then only the directory changes. */
export class CreateScimGroup extends Command<Resource> {
  static readonly requires = { ...DIRECTORY, ...ADMITTED };

  constructor(
    readonly directory: Directory,
    readonly body: unknown,
  ) {
    super();
  }
}

export class CreateScimGroupHandler implements Handler<CreateScimGroup> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, body }: CreateScimGroup): Promise<Resource> {
    return this.work.perform(directory.teamId, async (stores) => {
      const id = await createGroup(stores, this.ports, directory, normalizeResource(body, GROUPS));
      return viewOf(await factsOf(stores, (await stores.groups.find(id))!), this.ports);
    });
  }
}

/** Replaces or patches a group, completely or not at all. */
export class ChangeScimGroup extends Command<Resource> {
  static readonly requires = { ...DIRECTORY, ...ADMITTED };

  constructor(
    readonly directory: Directory,
    readonly groupId: string,
    readonly change: ScimChange,
    readonly expected: string | null,
  ) {
    super();
  }
}

export class ChangeScimGroupHandler implements Handler<ChangeScimGroup> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, groupId, change, expected }: ChangeScimGroup): Promise<Resource> {
    return this.work.perform(directory.teamId, async (stores) => {
      const group = await heldGroup(stores, directory.teamId, demandId(groupId));
      const before = await factsOf(stores, group);
      refuseStale(viewOf(before, this.ports), expected);
      await changeGroup(stores, this.ports, directory, group, await this.resultOf(before, change));
      return viewOf(await factsOf(stores, (await stores.groups.find(group.id))!), this.ports);
    });
  }

  private async resultOf(before: GroupFacts, change: ScimChange): Promise<Resource> {
    if ('replacement' in change) return normalizeResource(change.replacement, GROUPS);
    const operations = normalizeOperations(change.operations, GROUPS);
    return normalizeResource(await this.ports.language.patched(resourceOfGroup(before), [GROUP], operations), GROUPS);
  }
}

/** Deletes a group and its grants. */
export class DeleteScimGroup extends Command {
  static readonly requires = { ...DIRECTORY, ...ADMITTED };

  constructor(
    readonly directory: Directory,
    readonly groupId: string,
    readonly expected: string | null,
  ) {
    super();
  }
}

export class DeleteScimGroupHandler implements Handler<DeleteScimGroup> {
  constructor(
    private readonly work: Work,
    private readonly ports: ScimUserPorts,
  ) {}

  execute({ directory, groupId, expected }: DeleteScimGroup): Promise<void> {
    return this.work.perform(directory.teamId, async (stores) => {
      const group = await heldGroup(stores, directory.teamId, demandId(groupId));
      refuseStale(viewOf(await factsOf(stores, group), this.ports), expected);
      await removeGroup(stores, this.ports, directory, group);
    });
  }
}
