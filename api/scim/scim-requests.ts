import type { Command } from '@evident/application/kernel/message';
import { RecordProvisioningFailure } from '@evident/application/scim/provisionings';
import { ChangeScimGroup, CreateScimGroup, DeleteScimGroup } from '@evident/application/scim/scim-groups';
import { ChangeScimUser, CreateScimUser, DeleteScimUser, type ScimChange } from '@evident/application/scim/scim-users';
import { Refusal, refuse } from '@evident/domain/kernel';
import { type Directory, type Resource, isRecord } from '@evident/domain/scim';
import { Injectable, MethodNotAllowedException, NotImplementedException } from '@nestjs/common';
import { Bus } from '../kernel/bus.ts';

const KINDS = { Users: 'User', Groups: 'Group' } as const;
export type Collection = keyof typeof KINDS;
const CHARACTERS = 300;

/** A change that a directory asks for, alone or as part of a bulk request. */
export interface Change {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly collection: Collection;
  /** Empty for POST. */
  readonly id: string;
  readonly body: unknown;
  /** The version that the directory has seen. */
  readonly expected: string | null;
}

/** Sends the changes of directories to their handlers, and keeps those that were refused. */
@Injectable()
export class ScimRequests {
  constructor(private readonly bus: Bus) {}

  async carryOut(directory: Directory, change: Change): Promise<Resource | undefined> {
    try {
      return ((await this.bus.ask(messageOf(directory, change))) as Resource | undefined) ?? undefined;
    } catch (error) {
      if (error instanceof Refusal) await this.record(directory, change, error);
      throw error;
    }
  }

  private async record(directory: Directory, { method, collection, id, body }: Change, { title, advice }: Refusal) {
    const named = isRecord(body) ? (body['userName'] ?? body['displayName']) : undefined;
    const failure = {
      request: `${method} ${KINDS[collection]}`,
      subject: (typeof named === 'string' ? named : id).slice(0, CHARACTERS) || null,
      reason: [title, advice].filter(Boolean).join('. ').slice(0, CHARACTERS),
    };
    // The refusal matters more than its record.
    await this.bus.ask(new RecordProvisioningFailure(directory, failure)).catch(() => undefined);
  }
}

function messageOf(directory: Directory, { method, collection, id, body, expected }: Change): Command<unknown> {
  const users = collection === 'Users';
  switch (method) {
    case 'POST':
      return users ? new CreateScimUser(directory, body) : new CreateScimGroup(directory, body);
    case 'DELETE':
      return users ? new DeleteScimUser(directory, id, expected) : new DeleteScimGroup(directory, id, expected);
    default: {
      const change: ScimChange = method === 'PUT' ? { replacement: body } : { operations: body };
      return users
        ? new ChangeScimUser(directory, id, change, expected)
        : new ChangeScimGroup(directory, id, change, expected);
    }
  }
}

const DESCRIPTIONS = ['ServiceProviderConfig', 'ResourceTypes', 'Schemas'];

/** @throws MethodNotAllowedException for descriptions, which can only be read */
export function collectionOf(name: string): Collection {
  if (Object.hasOwn(KINDS, name)) return name as Collection;
  if (DESCRIPTIONS.includes(name)) throw new MethodNotAllowedException();
  // Searching users and groups together would answer two kinds in one list.
  if (name === '.search') throw new NotImplementedException();
  return refuse('NotFound', 'There is no such endpoint');
}
