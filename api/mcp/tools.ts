/** A tool for models: an operation, and the part of its input that models may choose. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Id of the operation. */
  readonly operation: string;
  readonly description: string;
  /** Parameters, and properties of the query or body. */
  readonly input: readonly string[];
  readonly writes?: true;
}

/** Items of one page of a list: models have little memory, and ask for the next page. */
export const PAGE_OF_TOOL = 20;

/** Argument of tools with a cursor: pages to read in one call. */
export const PAGES = 'pages';
export const PAGES_MAX = 5;

const NEXT_PAGE = 'For the next page, send `next` of the answer as `cursor`.';

export const TOOLS: readonly Tool[] = [
  {
    name: 'search',
    title: 'Search',
    operation: 'search',
    description:
      'Finds notes, highlights, insights, tags, projects and people by words or meaning. Results are grouped by type, the best first, with ids, links and an excerpt with the matching words in `**`. For the next page, raise `offset`.',
    input: ['query', 'types', 'projectIds', 'method', 'limit', 'offset'],
  },
  {
    name: 'answer_question',
    title: 'Answer a question',
    operation: 'answerQuestion',
    description:
      'Answers a question with sentences from notes, insights and highlights, word for word. Each sentence names its `citations`: quotes with a link to their place. Empty if nothing answers the question.',
    input: ['question', 'scopeType', 'scopeId'],
  },
  {
    name: 'list_projects',
    title: 'List projects',
    operation: 'listProjects',
    description: `Lists the projects that you can read. ${NEXT_PAGE}`,
    input: ['limit', 'cursor'],
  },
  {
    name: 'list_notes',
    title: 'List notes',
    operation: 'listNotes',
    description: `Lists the notes of a project, such as interviews, newest first, with their first words. ${NEXT_PAGE}`,
    input: ['projectId', 'title', 'limit', 'cursor'],
  },
  {
    name: 'get_note',
    title: 'Read the facts of a note',
    operation: 'getNote',
    description:
      'Reads title, date, people, tags and insights of a note. For its words, read `evident://notes/{noteId}`.',
    input: ['noteId'],
  },
  {
    name: 'list_note_highlights',
    title: 'List the highlights of a note',
    operation: 'listNoteHighlights',
    description: `Lists the quotes that members highlighted in a note, in text order, with tags and speakers. Cite them by id. ${NEXT_PAGE}`,
    input: ['noteId', 'limit', 'cursor'],
  },
  {
    name: 'list_highlights',
    title: 'List the highlights of a project',
    operation: 'listProjectHighlights',
    description: `Lists highlighted quotes of a project, newest first, all or those with a tag, a speaker or words. ${NEXT_PAGE}`,
    input: ['projectId', 'tagId', 'speaker', 'search', 'limit', 'cursor'],
  },
  {
    name: 'list_terms',
    title: 'List the terms of the glossary',
    operation: 'listTerms',
    description: `Lists what the team means by its words: names, abbreviations and definitions, all or those with words. Not research: do not cite it. ${NEXT_PAGE}`,
    input: ['query', 'limit', 'cursor'],
  },
  {
    name: 'list_tags',
    title: 'List tags',
    operation: 'listTagBoards',
    description: 'Lists the tags of a project in their boards and groups, with the number of highlights of each.',
    input: ['projectId'],
  },
  {
    name: 'list_insights',
    title: 'List insights',
    operation: 'listInsights',
    description: `Lists the insights of a project, newest first. ${NEXT_PAGE}`,
    input: ['projectId', 'limit', 'cursor'],
  },
  {
    name: 'list_evidence',
    title: 'List the evidence of an insight',
    operation: 'listEvidence',
    description: 'Lists the highlights that an insight rests on, those that contradict it, and how strong it is.',
    input: ['insightId'],
  },
  {
    name: 'apply_tag',
    title: 'Apply tags',
    operation: 'tagHighlight',
    description: 'Adds tags to a highlight. The answer has an `undoId`.',
    input: ['highlightId', 'tagIds'],
    writes: true,
  },
  {
    name: 'draft_insight',
    title: 'Draft an insight',
    operation: 'createInsight',
    description:
      'Creates an unpublished insight in a project, with a title, Markdown and the ids of the highlights that it rests on as `evidence`. A member reviews and publishes it.',
    input: ['projectId', 'title', 'markdown', 'evidence'],
    writes: true,
  },
];
