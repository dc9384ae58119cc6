import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NewProject } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type NewProjectStores, insertProject } from './insert-project.ts';

/** Creates a project, last in a folder or at the top. Returns its id. */
export class CreateProject extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    feature: 'projectPermissions',
    counts: ['projects'],
  });

  constructor(
    readonly actor: Actor,
    readonly wording: NewProject,
  ) {
    super();
  }

  /** Only private projects. */
  get needsFeature(): boolean {
    return this.wording.private ?? false;
  }
}

export class CreateProjectHandler implements Handler<CreateProject> {
  constructor(
    private readonly work: UnitOfWork<NewProjectStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording }: CreateProject): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      insertProject(stores, { ids: this.ids, clock: this.clock }, CreateProject.requires, actor, wording),
    );
  }
}
