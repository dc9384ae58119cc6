import { plainText } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectFromTemplate } from '@evident/domain/templates';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type NewProjectStores, insertProject } from '../projects/index.ts';
import { type ApplyingStores, applyBlueprint } from './apply-blueprint.ts';
import { templateToUse } from './to-change.ts';

/** Creates a project with the structure and readme of a template. Returns its id. */
export class CreateProjectFromTemplate extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    feature: 'projectPermissions',
    counts: ['projects'],
  });

  constructor(
    readonly actor: Actor,
    readonly wording: ProjectFromTemplate,
  ) {
    super();
  }

  /** Only private projects; templates are on every plan. */
  get needsFeature(): boolean {
    return this.wording.private ?? false;
  }
}

export class CreateProjectFromTemplateHandler implements Handler<CreateProjectFromTemplate> {
  constructor(
    private readonly work: UnitOfWork<ApplyingStores & NewProjectStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording: { templateId, ...wording } }: CreateProjectFromTemplate): Promise<Uuid> {
    const tools = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, async (stores) => {
      const { document, blueprint } = await templateToUse(stores, templateId, 'PROJECT', null);
      const projectId = await insertProject(stores, tools, CreateProjectFromTemplate.requires, actor, wording, {
        sections: blueprint.sections,
        readme: { content: document, speakers: {}, text: plainText(document) },
      });
      await applyBlueprint(stores, tools, actor, projectId, blueprint);
      return projectId;
    });
  }
}
