import { CreateTag } from '@evident/application/tags/create-tag';
import { CreateTagBoard } from '@evident/application/tags/create-tag-board';
import { CreateTagGroup } from '@evident/application/tags/create-tag-group';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { Once } from './sample-imports.ts';
import type { SampleProject } from './sample-story.ts';

/** Creates the tag boards of the sample with groups and tags; returns the tags by title. Skips existing ones. */
export async function makeTags(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  boards: SampleProject['boards'],
  once: Once,
): Promise<Map<string, Uuid>> {
  const made = new Map<string, Uuid>();
  for (const board of boards) {
    const boardId = await once(
      actor,
      'SELECT id FROM tag_board WHERE project_id = $1 AND title = $2',
      [projectId, board.title],
      () => bus.ask(new CreateTagBoard(actor, projectId, { title: board.title })),
    );
    for (const { title, color, tags } of board.groups) {
      const groupId = await once(
        actor,
        'SELECT id FROM tag_group WHERE tag_board_id = $1 AND title = $2',
        [boardId, title],
        () => bus.ask(new CreateTagGroup(actor, boardId, { title, color })),
      );
      for (const [name, description, role = null] of tags) {
        made.set(
          name,
          await once(actor, 'SELECT id FROM tag WHERE tag_group_id = $1 AND title = $2', [groupId, name], () =>
            bus.ask(new CreateTag(actor, groupId, { title: name, description, role })),
          ),
        );
      }
    }
  }
  return made;
}
