import { type Uuid, isUuid, rankAfter, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { BUILT_IN_CODE_BOOKS, type CodeBook, type NewTagBoard, TAG_BOARDS_MAX, refuseMore } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { codesFor } from './add-codes.ts';
import { applyChanges, type TagChangeStores } from './apply-changes.ts';
import { tagsArranged } from './events.ts';
import type { TagTemplateStore } from './tag-template-store.ts';
import { placeToArrange } from './to-arrange.ts';

export type BoardStores = TagChangeStores & { tagTemplates: TagTemplateStore };

/**
 * Creates a board, last in a project or with null in the workspace, with the groups and tags of a template if one is
 * given. Returns its id.
 */
export async function makeBoard(
  stores: BoardStores,
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

/** The code book of a template: built in, or of the workspace. */
async function codeBookOfTemplate(templates: TagTemplateStore, templateId: string): Promise<CodeBook> {
  const builtIn = BUILT_IN_CODE_BOOKS.find(({ id }) => id === templateId);
  const template = builtIn ?? (isUuid(templateId) ? await templates.find(templateId) : null);
  return template?.codeBook ?? refuse('UnprocessableContent', 'Template not found', 'Choose another template.');
}
