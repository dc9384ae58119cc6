import { type ChartView, chartData, coOccurrence, crosstab, noteFigures, saturation } from '@evident/domain/charts';
import { type CommentedType, threadView } from '@evident/domain/comments';
import type { ShownChart } from '@evident/domain/dashboards';
import { highlightView } from '@evident/domain/highlights';
import { evidenceView } from '@evident/domain/insights';
import { type ObjectSchema, PAGE_DEFAULT, PAGE_MAX, refuse } from '@evident/domain/kernel';
import { noteRow } from '@evident/domain/notes';
import { type GraphQLFieldConfig, GraphQLNonNull } from 'graphql';
import { PAGE_ARGUMENTS, connectionOf } from './connections.ts';
import type { Asked } from './operation-fields.ts';
import type { ShapeTypes } from './shape-types.ts';

interface Parent {
  readonly id: string;
}
type Nested = GraphQLFieldConfig<Parent, Asked, { readonly first?: number | null; readonly after?: string | null }>;

interface Part {
  readonly first: number;
  readonly after: string | null;
}
type NestedFields = Readonly<Record<string, object>>;

/** Fields of objects that are read by other messages, by the type that has them. */
export function nestedFields(types: ShapeTypes): Readonly<Record<string, NestedFields>> {
  const list = (
    item: ObjectSchema,
    name: string,
    description: string,
    load: (asked: Asked, id: string, part: Part) => Promise<unknown>,
  ): Nested => ({
    type: new GraphQLNonNull(connectionOf(types, item, name)),
    description: `${description} \`after\` continues the list of one object.`,
    args: PAGE_ARGUMENTS,
    resolve: ({ id }, { first, after = null }, asked) => load(asked, id, { first: limitOf(first), after }),
  });
  const notes = list(noteRow, 'NoteRow', 'Its notes that are not archived, newest first.', ({ loaders }, id, part) =>
    loaders.notesOf(id, part),
  );
  const highlights = list(highlightView, 'Highlight', 'Its highlights, in text order.', ({ loaders }, id, part) =>
    loaders.highlightsOf(id, part),
  );
  const threads = (type: CommentedType): Nested =>
    list(threadView, 'Thread', 'The threads of comments about it, newest first.', ({ loaders }, id, part) =>
      loaders.threadsOf(type, id, part),
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
    DashboardChart: figureFields(types),
  };
}

/** The numbers of a stored chart, as the operation of its view reads them. */
function figureFields(types: ShapeTypes): NestedFields {
  const figures = (view: ChartView, answer: ObjectSchema, name: string): GraphQLFieldConfig<ShownChart, Asked> => ({
    type: types.output(answer, name),
    description: `The numbers of today, if its view is ${view}`,
    resolve: (chart, _, { loaders }) => (chart.settings.view === view ? loaders.figuresOf(chart) : null),
  });
  return {
    tags: figures('TAGS', chartData, 'ChartData'),
    crosstab: figures('CROSSTAB', crosstab, 'Crosstab'),
    coOccurrence: figures('CO_OCCURRENCE', coOccurrence, 'CoOccurrence'),
    saturation: figures('SATURATION', saturation, 'Saturation'),
    noteFigures: figures('NOTES', noteFigures, 'NoteFigures'),
  };
}

function limitOf(first: number | null | undefined): number {
  const limit = first ?? PAGE_DEFAULT;
  if (limit < 0 || limit > PAGE_MAX) refuse('ValidationError', `\`first\` must be from 0 to ${PAGE_MAX}`);
  return limit;
}
