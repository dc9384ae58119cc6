import { by, event, id, ids, inProject } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const tag = { type: KINDS.tag.type, id: 'tagId' } as const;
const tags = { type: KINDS.tag.type, ids: 'tagIds' } as const;
const onTag = { tagId: id, by } as const;

export const TAG_EVENTS = {
  'tag:changed': event(
    tag,
    'a tag is created, renamed, moved, merged into or restored; without a project, a tag of the workspace',
    onTag,
    inProject,
  ),
  'tag:removed': event(tag, 'a tag is deleted or merged into another', onTag, inProject),
  'tags:arranged': event(null, 'a board or group of tags is created, changed or deleted', { by }, inProject),
  'tags:changed': event(tags, 'many tags change at once', { tagIds: ids, by }, inProject),
  'tags:removed': event(tags, 'many tags are deleted at once', { tagIds: ids, by }, inProject),
} as const;
