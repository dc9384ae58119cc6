import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { GrantView, Guarded } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { AccessReader } from './access-reader.ts';

/** Who holds which level on a project or folder, and where from. */
export class ListAccess extends Query<GrantView[]> {
  constructor(
    readonly actor: Actor,
    readonly on: Guarded,
  ) {
    super();
  }
}

export class ListAccessHandler implements Handler<ListAccess> {
  constructor(private readonly access: AccessReader) {}

  async execute({ actor, on }: ListAccess): Promise<GrantView[]> {
    return (
      (await this.access.grants(actor, on)) ??
      refuse('NotFound', on.kind === 'project' ? 'Project not found' : 'Folder not found')
    );
  }
}
