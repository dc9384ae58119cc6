import { type CommentedType, threadView } from '@evident/domain/comments';
import { highlightView } from '@evident/domain/highlights';
import { evidenceView } from '@evident/domain/insights';
import { type ObjectSchema, PAGE_DEFAULT, PAGE_MAX, refuse } from '@evident/domain/kernel';
import { noteRow } from '@evident/domain/notes';
import { type GraphQLFieldConfig, GraphQLInt, GraphQLNonNull } from 'graphql';
import { connectionOf } from './connections.ts';
import type { Asked } from './operation-fields.ts';
import type { ShapeTypes } from './shape-types.ts';

interface Parent {
  readonly id: string;
}
type Nested = GraphQLFieldConfig<Parent, Asked, { readonly first?: number | null }>;

/** Fields of objects that are lists of other objects, by the type that has them. */
export function nestedFields(types: ShapeTypes): Readonly<Record<string, Readonly<Record<string, Nested>>>> {
  const list = (
    item: ObjectSchema,
    name: string,
    description: string,
    load: (asked: Asked, id: string, first: number) => Promise<unknown>,
  ): Nested => ({
    type: new GraphQLNonNull(connectionOf(types, item, name)),
    description: `${description} Further pages: the query of this list, with \`endCursor\` as \`after\`.`,
    args: { first: { type: GraphQLInt, description: `How many at most; ${PAGE_DEFAULT} by default` } },
    resolve: ({ id }, { first }, asked) => load(asked, id, limitOf(first)),
  });
  const notes = list(noteRow, 'NoteRow', 'Its notes that are not archived, newest first.', ({ loaders }, id, first) =>
    loaders.notesOf(id, first),
  );
  const highlights = list(highlightView, 'Highlight', 'Its highlights, in text order.', ({ loaders }, id, first) =>
    loaders.highlightsOf(id, first),
  );
  const threads = (type: CommentedType): Nested =>
    list(threadView, 'Thread', 'The threads of comments about it, newest first.', ({ loaders }, id, first) =>
      loaders.threadsOf(type, id, first),
    );
  const evidence: Nested = {
    type: types.output(evidenceView, 'Evidence'),
    description: 'The highlights that it rests on.',
    resolve: ({ id }, _, { loaders }) => loaders.evidenceOf(id),
  };
  const ofNote = { highlights, commentThreads: threads('NOTE') };
  return {
    Project: { notes },
    Note: ofNote,
    NoteRow: ofNote,
    Insight: { evidence, commentThreads: threads('INSIGHT') },
    Highlight: { commentThreads: threads('HIGHLIGHT') },
  };
}

function limitOf(first: number | null | undefined): number {
  const limit = first ?? PAGE_DEFAULT;
  if (limit < 0 || limit > PAGE_MAX) refuse('ValidationError', `\`first\` must be from 0 to ${PAGE_MAX}`);
  return limit;
}
