/**
 * The events and operations that Zapier and n8n offer, and their words. All else comes from openapi.json: addresses,
 * fields, types, limits and samples.
 */

/** `id`: the field of the payload that names the object. List events are split into one item for each. */
export const TRIGGERS = [
  {
    key: 'note_created',
    event: 'note:created',
    id: 'noteId',
    label: 'New Note',
    noun: 'Note',
    about: 'Triggers when a note is created or imported.',
  },
  {
    key: 'highlight_changed',
    event: 'highlight:changed',
    id: 'highlightId',
    label: 'New or Updated Highlight',
    noun: 'Highlight',
    about: 'Triggers when a highlight is created, or its words or tags change.',
  },
  {
    key: 'insight_published',
    event: 'insight:published',
    id: 'insightId',
    label: 'Insight Published',
    noun: 'Insight',
    about: 'Triggers when an insight is published.',
  },
  {
    key: 'comment_created',
    event: 'comment:created',
    id: 'commentId',
    label: 'New Comment',
    noun: 'Comment',
    about: 'Triggers when a comment is added.',
  },
  {
    key: 'summary_changed',
    event: 'summary:changed',
    id: 'summaryId',
    label: 'New or Updated Summary',
    noun: 'Summary',
    about: 'Triggers when a summary is started, written or edited.',
  },
  {
    key: 'project_created',
    event: 'project:created',
    id: 'projectId',
    label: 'New Project',
    noun: 'Project',
    about: 'Triggers when a project is created.',
  },
];

const PROJECT = { projectId: 'Project' };
const TITLE = { title: 'Title' };

/** `fields`: parameters and properties of the body, with their labels. */
export const ACTIONS = [
  {
    key: 'create_note',
    operation: 'createNote',
    resource: 'note',
    value: 'create',
    label: 'Create Note',
    noun: 'Note',
    about: 'Creates a note in a project.',
    fields: { ...PROJECT, ...TITLE, markdown: 'Text', occurredOn: 'Date' },
  },
  {
    key: 'summarize_note',
    operation: 'summarizeNote',
    resource: 'note',
    value: 'summarize',
    label: 'Summarize Note',
    noun: 'Summary',
    about: 'Starts a summary of a note.',
    fields: { noteId: 'Note ID', framework: 'Framework', prompt: 'Prompt' },
  },
  {
    key: 'create_highlight',
    operation: 'createHighlight',
    resource: 'highlight',
    value: 'create',
    label: 'Create Highlight',
    noun: 'Highlight',
    about: 'Highlights a quote of a note.',
    fields: { noteId: 'Note ID', quote: 'Quote', tagIds: 'Tag IDs' },
  },
  {
    key: 'tag_highlight',
    operation: 'tagHighlight',
    resource: 'highlight',
    value: 'tag',
    label: 'Tag Highlight',
    noun: 'Highlight',
    about: 'Applies tags to a highlight.',
    fields: { highlightId: 'Highlight ID', tagIds: 'Tag IDs' },
  },
  {
    key: 'create_insight',
    operation: 'createInsight',
    resource: 'insight',
    value: 'create',
    label: 'Create Insight Draft',
    noun: 'Insight',
    about: 'Creates an insight that is not published yet.',
    fields: { ...PROJECT, ...TITLE, markdown: 'Text', evidence: 'Evidence' },
  },
  {
    key: 'create_project',
    operation: 'createProject',
    resource: 'project',
    value: 'create',
    label: 'Create Project',
    noun: 'Project',
    about: 'Creates a project.',
    fields: { ...TITLE, summary: 'Summary' },
  },
];

/** `compared`: the property that is compared here, because the list cannot be narrowed to it. */
export const SEARCHES = [
  {
    key: 'find_note',
    operation: 'listNotes',
    resource: 'note',
    label: 'Find Note',
    noun: 'Note',
    about: 'Finds a note of a project by words of its title.',
    fields: { ...PROJECT, ...TITLE },
  },
  {
    key: 'find_project',
    operation: 'listProjects',
    resource: 'project',
    label: 'Find Project',
    noun: 'Project',
    about: 'Finds a project by its title.',
    fields: {},
    compared: TITLE,
  },
];

/** The operation that tests a connection, and that lists the projects of a choice. */
export const TEST = 'getOwnMembership';
export const PROJECTS = 'listProjects';
