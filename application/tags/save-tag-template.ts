import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewTagTemplate, TAG_TEMPLATES_MAX, codeBookOf, refuseMore } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TagStore } from './tag-store.ts';
import type { TagTemplateStore } from './tag-template-store.ts';
import { demandReadingTags } from './to-arrange.ts';
import { refuseUnlessManaging, TEMPLATE_REFUSAL } from './template-rights.ts';

interface Stores {
  tags: TagStore;
  tagTemplates: TagTemplateStore;
  projectAccess: ProjectAccess;
}

/** Saves the groups and tags of a board as a template of the workspace. Returns its id. */
export class SaveTagTemplate extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'author', refusal: TEMPLATE_REFUSAL });

  constructor(
    readonly actor: Actor,
    readonly wording: NewTagTemplate,
  ) {
    super();
  }
}

export class SaveTagTemplateHandler implements Handler<SaveTagTemplate> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording: { title, tagBoardId } }: SaveTagTemplate): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ tags, tagTemplates, projectAccess }) => {
      const board = (await tags.findBoard(tagBoardId)) ?? notFound('Tag board');
      await demandReadingTags(projectAccess, actor, board.projectId, 'Tag board');
      refuseUnlessManaging(actor);
      refuseMore((await tagTemplates.all()).length, TAG_TEMPLATES_MAX, 'templates of tag boards');
      const groups = await tags.groupsOf(board.id);
      const held = [];
      for (const group of groups) held.push(...(await tags.tagsOf(group.id)));
      const id = this.ids.newId();
      await tagTemplates.save({
        id,
        teamId: actor.teamId,
        title,
        codeBook: codeBookOf(groups, held),
        createdBy: actor.userId,
        createdAt: this.clock.now(),
      });
      return id;
    });
  }
}
