import type { CommentView } from '@evident/domain/comments';
import { everyPage } from '../../kernel/api/every-page.ts';
import { graphql } from '../../kernel/api/graphql.ts';

const PAGE = 200;
const COMMENTS = `query ($threadId: ID!, $first: Int, $after: String) {
  comments(threadId: $threadId, first: $first, after: $after) {
    nodes {
      id threadId text deleted unread version createdAt editedAt
      author { id name } mentions { id name } links { type id title noteId }
    }
    pageInfo { endCursor }
  }
}`;
interface CommentsData {
  readonly comments: { readonly nodes: CommentView[]; readonly pageInfo: { readonly endCursor: string | null } };
}

/** All comments of a thread, oldest first. Loaded when a member asks for them, so that it is no part of the first load. */
export async function earlierComments(threadId: string): Promise<CommentView[]> {
  const all = await everyPage<CommentView>(async (after) => {
    const { comments } = await graphql<CommentsData>(COMMENTS, { threadId, first: PAGE, after });
    return { items: comments.nodes, next: comments.pageInfo.endCursor };
  });
  return all.toReversed();
}
