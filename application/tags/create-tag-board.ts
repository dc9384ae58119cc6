import { type Uuid, rankAfter } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { refuseMore, type NewTagBoard, TAG_BOARDS_MAX } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { codesFor } from './add-codes.ts';
import { applyChanges, type TagChangeStores } from './apply-changes.ts';
import { tagsArranged } from './events.ts';
import type { TagTemplateStore } from './tag-template-store.ts';
import { codeBookOfTemplate } from './tag-templates.ts';
import { placeToArrange } from './to-arrange.ts';

type Stores = TagChangeStores & { tagTemplates: TagTemplateStore };

/** Creates a board, last in its project: empty, or with the groups and tags of a template. Returns its id. */
export class CreateTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wording: NewTagBoard,
  ) {
    super();
  }
}

/** Creates a board of the workspace, whose tags are used in every project. Managers and admins. Returns its id. */
export class CreateWorkspaceTagBoard extends Command<Uuid> {
  static readonly requires = memberWith({
    scope: 'write',
    role: 'author',
    refusal: { title: 'Viewers cannot change tags' },
  });

  constructor(
    readonly actor: Actor,
    readonly wording: NewTagBoard,
  ) {
    super();
  }
}

export class CreateTagBoardHandler implements Handler<CreateTagBoard> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, wording }: CreateTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      makeBoard(stores, { ids: this.ids, clock: this.clock }, actor, projectId, wording),
    );
  }
}

export class CreateWorkspaceTagBoardHandler implements Handler<CreateWorkspaceTagBoard> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wording }: CreateWorkspaceTagBoard): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      makeBoard(stores, { ids: this.ids, clock: this.clock }, actor, null, wording),
    );
  }
}

async function makeBoard(
  stores: Stores,
  ports: { readonly ids: Ids; readonly clock: Clock },
  actor: Actor,
  projectId: Uuid | null,
  { title, templateId = null }: NewTagBoard,
): Promise<Uuid> {
  await placeToArrange(stores, actor, projectId);
  const boards = await stores.tags.boardsOf(projectId);
  refuseMore(boards.length, TAG_BOARDS_MAX, 'tag boards');
  const board = {
    id: ports.ids.newId(),
    teamId: actor.teamId,
    projectId,
    title,
    version: 1,
    rank: rankAfter(boards.at(-1)?.rank),
  };
  const codeBook = templateId === null ? null : await codeBookOfTemplate(stores.tagTemplates, templateId);
  await stores.tags.saveBoard(board);
  await stores.outbox.announce(tagsArranged(actor, projectId));
  if (codeBook !== null) {
    const { changeSet } = await codesFor(stores.tags, ports, actor, board, codeBook);
    await applyChanges(stores, actor, projectId, changeSet);
  }
  return board.id;
}
