import {
  commentCounts,
  commentView,
  countedObjects,
  createdThread,
  mentionable,
  mentionFilter,
  newComment,
  newThread,
  readThreads,
  threadFilter,
  threadView,
} from '@evident/domain/comments';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';
import { pageOf, pageQueryProperties } from '../kernel/page.dto.ts';

export class NewThreadDto extends dtoFrom(newThread) {}
export class CreatedThreadDto extends dtoFrom(createdThread) {}
export class NewCommentDto extends dtoFrom(newComment) {}
export class ThreadDto extends dtoFrom(threadView) {}
export class ThreadPageDto extends pageOf(threadView) {}
export class ThreadFilterDto extends queryFrom({
  type: 'object',
  properties: { ...threadFilter.properties, ...pageQueryProperties },
  required: threadFilter.required,
} as const) {}
export class CommentDto extends dtoFrom(commentView) {}
export class CommentPageDto extends pageOf(commentView) {}
export class CountedObjectsDto extends queryFrom(countedObjects) {}
export class CommentCountsDto extends dtoFrom(commentCounts) {}
export class ReadThreadsDto extends dtoFrom(readThreads) {}
export class MentionFilterDto extends queryFrom(mentionFilter) {}
export class MentionableDto extends dtoFrom(mentionable) {}
