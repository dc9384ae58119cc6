import { type Uuid, isUuid, refuse } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import {
  BUILT_IN_CODE_BOOKS,
  type CodeBook,
  type NewTagTemplate,
  TAG_TEMPLATES_MAX,
  type TagTemplateView,
  codeBookOf,
  refuseMore,
  templateViewOf,
} from '@evident/domain/tags';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { BoardReader } from './board-reader.ts';
import type { TagStore } from './tag-store.ts';
import type { TagTemplateStore } from './tag-template-store.ts';
import { demandReadingTags } from './to-arrange.ts';

/** Lists the templates of tag boards: those of the product, then those of the workspace. */
export class ListTagTemplates extends Query<TagTemplateView[]> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListTagTemplatesHandler = answeredBy(async ({ actor }: ListTagTemplates, boards: BoardReader) => [
  ...BUILT_IN_CODE_BOOKS.map((template) => templateViewOf(template, true)),
  ...(await boards.templates(actor)).map((template) => templateViewOf({ ...template, about: null }, false)),
]);

const REFUSAL = { title: 'Viewers cannot change templates' };

interface Stores {
  tags: TagStore;
  tagTemplates: TagTemplateStore;
  projectAccess: ProjectAccess;
}

/** Saves the groups and tags of a board as a template of the workspace. Returns its id. */
export class SaveTagTemplate extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'author', refusal: REFUSAL });

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
      const board = (await tags.findBoard(tagBoardId)) ?? refuse('NotFound', 'Tag board not found');
      await demandReadingTags(projectAccess, actor, board.projectId, 'Tag board');
      refuseUnlessManager(actor);
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

/** Deletes a template of the workspace. Boards made from it stay. */
export class DeleteTagTemplate extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'author', refusal: REFUSAL });

  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
  ) {
    super();
  }
}

export class DeleteTagTemplateHandler implements Handler<DeleteTagTemplate> {
  constructor(private readonly work: UnitOfWork<Stores>) {}

  execute({ actor, templateId }: DeleteTagTemplate): Promise<void> {
    return this.work.perform(actor.teamId, async ({ tagTemplates }) => {
      if (!(await tagTemplates.find(templateId))) refuse('NotFound', 'Template not found');
      refuseUnlessManager(actor);
      await tagTemplates.remove(templateId);
    });
  }
}

function refuseUnlessManager(actor: Actor): void {
  if (!managesWorkspaceContent(actor))
    refuse('Forbidden', 'You can’t change the templates of the workspace', 'Ask a manager or an admin.');
}

/** The code book of a template: built in, or of the workspace. */
export async function codeBookOfTemplate(templates: TagTemplateStore, templateId: string): Promise<CodeBook> {
  const builtIn = BUILT_IN_CODE_BOOKS.find(({ id }) => id === templateId);
  const template = builtIn ?? (isUuid(templateId) ? await templates.find(templateId) : null);
  return template?.codeBook ?? refuse('UnprocessableContent', 'Template not found', 'Choose another template.');
}
