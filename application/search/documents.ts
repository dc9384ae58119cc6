import { withoutRedacted } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { SearchDocument } from './search-index.ts';

interface Kept {
  readonly id: Uuid;
  readonly createdAt: Date;
}
interface InProject extends Kept {
  readonly projectId: Uuid;
}

const plain = { parentId: null, text: '', keywords: [], language: null } as const;

/** Indexes the title, text and speaker names of a note. */
export const noteDocument = (
  note: InProject & { readonly title: string; readonly language: string | null },
  text: string,
  speakers: readonly string[] = [],
): SearchDocument => ({
  type: 'NOTE',
  id: note.id,
  scopeId: note.projectId,
  parentId: null,
  title: withoutRedacted(note.title),
  text: withoutRedacted(text),
  keywords: speakers,
  language: note.language,
  createdAt: note.createdAt,
});

export const insightDocument = (insight: InProject & { readonly title: string }, text: string): SearchDocument => ({
  ...plain,
  type: 'INSIGHT',
  id: insight.id,
  scopeId: insight.projectId,
  title: withoutRedacted(insight.title),
  text: withoutRedacted(text),
  createdAt: insight.createdAt,
});

/** Indexes the quote of a highlight. */
export const highlightDocument = (
  highlight: InProject & { readonly noteId: Uuid; readonly text: string; readonly speakers: readonly string[] },
  language: string | null = null,
): SearchDocument => ({
  type: 'HIGHLIGHT',
  id: highlight.id,
  scopeId: highlight.projectId,
  parentId: highlight.noteId,
  title: '',
  text: withoutRedacted(highlight.text),
  keywords: highlight.speakers,
  language,
  createdAt: highlight.createdAt,
});

export const tagDocument = (
  tag: InProject & { readonly tagGroupId: Uuid; readonly title: string; readonly description: string | null },
): SearchDocument => ({
  ...plain,
  type: 'TAG',
  id: tag.id,
  scopeId: tag.projectId,
  parentId: tag.tagGroupId,
  title: tag.title,
  text: tag.description ?? '',
  createdAt: tag.createdAt,
});

/** Indexes the title, summary and readme of a project. */
export const projectDocument = (
  project: Kept & { readonly title: string; readonly summary: string },
  readme = '',
): SearchDocument => ({
  ...plain,
  type: 'PROJECT',
  id: project.id,
  scopeId: project.id,
  title: project.title,
  text: `${project.summary}\n${readme}`.trim(),
  createdAt: project.createdAt,
});

export const folderDocument = (folder: Kept & { readonly title: string }): SearchDocument => ({
  ...plain,
  type: 'PROJECT_CATEGORY',
  id: folder.id,
  scopeId: folder.id,
  title: folder.title,
  createdAt: folder.createdAt,
});

export const channelDocument = (
  channel: Kept & { readonly title: string; readonly description: string },
): SearchDocument => ({
  ...plain,
  type: 'CHANNEL',
  id: channel.id,
  scopeId: channel.id,
  title: channel.title,
  text: channel.description,
  createdAt: channel.createdAt,
});

interface InChannel extends Kept {
  readonly channelId: Uuid;
}

/** Its data points are found by themselves. */
export const themeDocument = (theme: InChannel & { readonly title: string }): SearchDocument => ({
  ...plain,
  type: 'THEME',
  id: theme.id,
  scopeId: theme.channelId,
  parentId: theme.channelId,
  title: theme.title,
  createdAt: theme.createdAt,
});

/** Indexes the words of customers in a data point, with the time at which they were written. */
export const dataPointDocument = (dataPoint: InChannel & { readonly title: string }, text: string): SearchDocument => ({
  ...plain,
  type: 'CHANNEL_DATAPOINT',
  id: dataPoint.id,
  scopeId: dataPoint.channelId,
  parentId: dataPoint.channelId,
  title: dataPoint.title,
  text,
  createdAt: dataPoint.createdAt,
});

/** A person is found by name and details, by members who see people: the workspace is the scope. */
export const personDocument = (
  person: Kept & { readonly teamId: Uuid; readonly title: string },
  text: string,
): SearchDocument => ({
  ...plain,
  type: 'PERSON',
  id: person.id,
  scopeId: person.teamId,
  title: person.title,
  text,
  createdAt: person.createdAt,
});
