import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type FolderFilter,
  type FolderView,
  folderForms,
  type ItemType,
  type ItemView,
  NEWS_DAYS,
  NEWS_MAX,
  type NewsItem,
  type ProjectCounts,
  type ProjectFilter,
  type ProjectView,
  projectForms,
} from '@evident/domain/projects';
import type { CurrentDocuments } from '../content/index.ts';
import type { ListFilters } from '../filters/index.ts';
import { type PlanPorts, markBeyondPlan } from '../plans/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { NoteReading } from '../notes/index.ts';
import type { FolderReader } from './folder-reader.ts';
import type { ItemReader, NewsReader } from './item-reader.ts';
import type { ProjectReader } from './project-reader.ts';

export class GetFolder extends Query<FolderView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly folderId: Uuid,
  ) {
    super();
  }
}

export const GetFolderHandler = answeredBy(({ actor, folderId }: GetFolder, folders: FolderReader) =>
  found(folders.folder(actor, folderId), 'Folder not found'),
);

/** Counts the notes, highlights, insights and tags of a project. */
export class GetProjectCounts extends Query<ProjectCounts> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export const GetProjectCountsHandler = answeredBy(({ actor, projectId }: GetProjectCounts, projects: ProjectReader) =>
  found(projects.counts(actor, projectId), 'Project not found'),
);

export class GetProject extends Query<ProjectView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export const GetProjectHandler = answeredBy(
  async ({ actor, projectId }: GetProject, projects: ProjectReader, work: PlanPorts['work'], clock: Clock) => {
    const project = await found(
      projects.project(actor, projectId),
      'Project not found',
      'If someone gave you the link, you can ask for access.',
    );
    return (await markBeyondPlan({ work, clock }, actor, [project]))[0]!;
  },
);

/** Lists visible folders: all, or those in one folder. */
export class ListFolders extends Query<Page<FolderView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly filter: FolderFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListFoldersHandler = answeredBy(
  async ({ actor, filter, page }: ListFolders, folders: FolderReader, filters: ListFilters) =>
    folders.page(actor, await filters.clause('projectCategory', folderForms(filter), actor), page),
);

/** Lists a member's visible work, newest first. */
export class ListMemberWork extends Query<Page<ItemView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly memberId: Uuid,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListMemberWorkHandler = answeredBy(({ actor, memberId, types, page }: ListMemberWork, items: ItemReader) =>
  items.made(actor, types, page, memberId),
);

const DAY_MS = 86_400_000;

/**
 * Lists changes by other members in the actor's projects since their last visit, and newly published visible insights.
 */
export class ListNews extends Query<NewsItem[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListNewsHandler = answeredBy(({ actor }: ListNews, reader: NewsReader, clock: Clock) =>
  reader.news(actor, new Date(clock.now().getTime() - NEWS_DAYS * DAY_MS), NEWS_MAX),
);

/** Lists visible projects, optionally filtered. */
export class ListProjects extends Query<Page<ProjectView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly filter: ProjectFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListProjectsHandler = answeredBy(
  async (
    { actor, filter, page }: ListProjects,
    projects: ProjectReader,
    filters: ListFilters,
    work: PlanPorts['work'],
    clock: Clock,
  ) => {
    const { list, sort } = filter;
    const clause = await filters.clause('project', projectForms(filter), actor);
    const { items, ...rest } = await projects.page(actor, { list, sort, clause }, page);
    return { ...rest, items: await markBeyondPlan({ work, clock }, actor, items) };
  },
);

/** Lists recently opened objects, latest first. */
export class ListRecent extends Query<Page<ItemView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListRecentHandler = answeredBy(({ actor, types, page }: ListRecent, items: ItemReader) =>
  items.visited(actor, types, page),
);

/** Lists starred objects, latest star first. */
export class ListStarred extends Query<Page<ItemView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListStarredHandler = answeredBy(({ actor, types, page }: ListStarred, items: ItemReader) =>
  items.starred(actor, types, page),
);

/** Lists the actor's work, newest first. */
export class ListYourWork extends Query<Page<ItemView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListYourWorkHandler = answeredBy(({ actor, types, page }: ListYourWork, items: ItemReader) =>
  items.made(actor, types, page),
);

/** Returns the current readme of a project. */
export class ReadReadme extends Query<NoteReading> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export const ReadReadmeHandler = answeredBy(
  ({ actor, projectId }: ReadReadme, projects: ProjectReader, documents: CurrentDocuments) =>
    documents.read(actor.teamId, projectId, 'Project', () => projects.readme(actor, projectId)),
);
