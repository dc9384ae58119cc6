import { CreateTag } from '@evident/application/tags/create-tag';
import { GetTagUse } from '@evident/application/tags/get-tag-use';
import { GetTag, ListRecentTags } from '@evident/application/tags/queries';
import { MergeTags } from '@evident/application/tags/merge-tags';
import { MoveTags } from '@evident/application/tags/move-tags';
import { RemoveTags } from '@evident/application/tags/remove-tags';
import { UpdateTag } from '@evident/application/tags/update-tag';
import { CreatedDto } from '../kernel/created.dto.ts';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import {
  NewTagDto,
  TagDto,
  TagListDto,
  TagMergeDto,
  TagPlaceDto,
  TagUseDto,
  TagWordingDto,
  TagsChoiceDto,
  TagsMergeDto,
  TagsPlaceDto,
} from './tags.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const TAGS_OPERATIONS = {
  listRecentTags: operation({
    route: 'GET /projects/{projectId}/recent-tags',
    asks: ListRecentTags,
    summary: 'List the tags you applied last in a project, at most 9, latest first',
    answers: TagListDto,
    message: ({ actor, projectId }) => new ListRecentTags(actor, projectId),
    answer: (items) => ({ items }),
  }),
  createTag: operation({
    route: 'POST /tag-groups/{tagGroupId}/tags',
    asks: CreateTag,
    summary: 'Create a tag in a group',
    body: NewTagDto,
    answers: CreatedDto,
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagGroupId, body: wording }) => new CreateTag(actor, tagGroupId, wording),
    answer: (id) => ({ id }),
  }),
  getTag: operation({
    route: 'GET /tags/{tagId}',
    asks: GetTag,
    summary: 'Read a tag',
    answers: TagDto,
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, tagId }) => new GetTag(actor, tagId),
  }),
  getTagUse: operation({
    route: 'GET /tags/{tagId}/use',
    asks: GetTagUse,
    summary: 'Read how a tag is used: by note, person, group, project and week, and with which other tags',
    answers: TagUseDto,
    refuses: ['NotFound'],
    message: ({ actor, tagId }) => new GetTagUse(actor, tagId),
  }),
  updateTag: operation({
    route: 'PATCH /tags/{tagId}',
    asks: UpdateTag,
    summary: 'Rename, describe, lock or unlock a tag',
    body: TagWordingDto,
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagId, body: wording, seen }) => new UpdateTag(actor, tagId, wording, seen),
    answer: undoable,
  }),
  moveTag: operation({
    route: 'PUT /tags/{tagId}/place',
    asks: MoveTags,
    summary: 'Move a tag to a group, before another tag or to the end',
    body: TagPlaceDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagId, body: place }) => new MoveTags(actor, [tagId], place),
    answer: undoable,
  }),
  mergeTag: operation({
    route: 'POST /tags/{tagId}/merge',
    asks: MergeTags,
    summary: 'Merge a tag into another, which takes over its highlights',
    body: TagMergeDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, tagId, body: { intoTagId } }) => new MergeTags(actor, [tagId], intoTagId),
    answer: undoable,
  }),
  removeTag: operation({
    route: 'DELETE /tags/{tagId}',
    asks: RemoveTags,
    summary: 'Delete a tag; its highlights stay',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, tagId }) => new RemoveTags(actor, [tagId]),
    answer: undoable,
  }),
  moveTags: operation({
    route: 'POST /tags/move',
    asks: MoveTags,
    summary: 'Move tags to a group of any board of their project, as one change',
    body: TagsPlaceDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: { tagIds, ...place } }) => new MoveTags(actor, tagIds, place),
    answer: undoable,
  }),
  mergeTags: operation({
    route: 'POST /tags/merge',
    asks: MergeTags,
    summary: 'Merge tags into another, as one change',
    body: TagsMergeDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, body: { tagIds, intoTagId } }) => new MergeTags(actor, tagIds, intoTagId),
    answer: undoable,
  }),
  removeTags: operation({
    route: 'POST /tags/delete',
    asks: RemoveTags,
    summary: 'Delete tags, as one change; their highlights stay',
    body: TagsChoiceDto,
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, body: { tagIds } }) => new RemoveTags(actor, tagIds),
    answer: undoable,
  }),
};
