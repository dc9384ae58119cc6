import type { InsightView } from '@evident/domain/insights';
import type { NoteRow } from '@evident/domain/notes';
import {
  type FolderView,
  type GrantView,
  type ItemView,
  type ProjectView,
  allSections,
} from '@evident/domain/projects';
import type { Decorator } from '@storybook/react-vite';
import { WhoContext } from '../src/kernel/who.ts';
import type { Answers } from './answers.ts';
import { someone } from './who.ts';

const at = '2026-01-02T03:04:05Z';
const id = (last: number): string => `0198a5b0-7c1e-7d60-9b3a-${String(last).padStart(12, '0')}`;
export const page = <Item,>(items: readonly Item[], next: string | null = null) => ({ items, next });

export const folder: FolderView = {
  id: id(1),
  parentId: null,
  title: 'Observability',
  rank: 1,
  private: false,
  starred: false,
  level: 'FULL',
  projectCount: 2,
  updatedAt: at,
  version: 1,
};
export const untitledFolder: FolderView = { ...folder, id: id(2), title: '', rank: 2, projectCount: 0, private: true };
export const project: ProjectView = {
  id: id(11),
  title: 'Adopting OpenTelemetry',
  summary: 'What helps and what holds back teams that move to an open standard.',
  color: '0390a4',
  icon: 'telescope',
  status: 'active',
  folderId: folder.id,
  rank: 1,
  sections: allSections([]),
  private: false,
  starred: false,
  level: 'FULL',
  markup: false,
  createdBy: { id: id(31), name: 'Robin Ashe' },
  createdAt: at,
  updatedAt: at,
  version: 1,
};
export const otherProject: ProjectView = {
  ...project,
  id: id(12),
  title: 'How we interview',
  summary: '',
  color: null,
  icon: null,
  rank: 2,
  private: true,
  starred: true,
  status: 'completed',
};
export const topProject: ProjectView = {
  ...project,
  id: id(13),
  title: 'Why people leave',
  folderId: null,
  icon: null,
  color: null,
};
export const note: NoteRow = {
  id: id(21),
  projectId: project.id,
  title: 'Jacob: migrating a monorepo',
  occurredOn: '2023-06-15',
  excerpt: 'That’s a pretty cool story to tell.',
  medium: 'TRANSCRIPT',
  thumbnail: null,
  highlightCount: 14,
  tagCount: 5,
  personCount: 1,
  insightCount: 2,
  aiGenerated: false,
  authors: [{ id: id(31), name: 'Robin Ashe' }],
  archived: false,
  createdAt: at,
  updatedAt: at,
};
export const insight: InsightView = {
  id: id(41),
  projectId: project.id,
  projectTitle: project.title,
  title: 'Teams move when they can prove that nothing went missing',
  excerpt: 'Nobody was afraid of the new library. They were afraid of a silent hole in the data.',
  locked: false,
  aiGenerated: false,
  archived: false,
  coverFileId: null,
  publishedAt: at,
  shows: 'live',
  unpublishedChanges: false,
  authors: [{ id: id(31), name: 'Robin Ashe' }],
  contributors: [],
  strength: { people: 3, unnamed: 0, sources: 2 },
  version: 1,
  factsVersion: 1,
  createdAt: at,
  updatedAt: at,
};
const tag = (last: number, title: string, highlightCount: number) => ({
  id: id(last),
  projectId: project.id,
  tagBoardId: id(51),
  tagGroupId: id(52),
  title,
  description: null,
  color: 'teal',
  locked: false,
  rank: last,
  highlightCount,
});
export const item = (type: ItemView['type'], last: number, title: string): ItemView => ({
  type,
  id: id(last),
  title,
  preview: type === 'NOTE' ? 'That’s a pretty cool story to tell.' : null,
  medium: type === 'NOTE' ? 'TRANSCRIPT' : null,
  thumbnail: null,
  project: type === 'NOTE' ? { id: project.id, title: project.title } : null,
  starred: false,
  at,
});
export const items = [
  item('NOTE', 61, ''),
  item('PROJECT', 62, 'Why people leave'),
  item('INSIGHT', 63, 'A common language'),
  item('PROJECT_CATEGORY', 64, ''),
];
export const grants: GrantView[] = [
  { kind: 'special', id: 'public', name: 'Everyone', level: 'WRITE', effectiveLevel: 'WRITE', folder: null },
  { kind: 'user', id: id(31), name: 'Robin Ashe', level: 'FULL', effectiveLevel: 'FULL', folder: null },
  { kind: 'user', id: id(32), name: 'Ben Okri', level: 'WRITE', effectiveLevel: 'READ', folder: null },
  {
    kind: 'group',
    id: id(33),
    name: 'Designers',
    level: 'READ',
    effectiveLevel: 'READ',
    folder: { id: folder.id, title: folder.title },
  },
];

/** Responses of a small sample workspace. */
export const workspace: Answers = {
  'GET /api/v1/projects': page([project, otherProject, topProject]),
  'GET /api/v1/folders': page([folder, untitledFolder]),
  'GET /api/v1/stars': page(items),
  'GET /api/v1/published-insights': page([
    insight,
    { ...insight, id: id(42), title: '', strength: { people: 0, unnamed: 0, sources: 0 }, excerpt: '' },
  ]),
  [`GET /api/v1/projects/${project.id}/notes`]: page([
    note,
    { ...note, id: id(22), title: '', excerpt: '', highlightCount: 0 },
  ]),
  [`GET /api/v1/projects/${project.id}/insights`]: page([
    insight,
    { ...insight, id: id(43), publishedAt: null, locked: true, title: '' },
  ]),
  [`GET /api/v1/projects/${project.id}/tag-boards`]: {
    items: [
      {
        id: id(51),
        projectId: project.id,
        title: 'Board',
        rank: 1,
        groups: [
          {
            id: id(52),
            tagBoardId: id(51),
            title: 'Getting started',
            color: 'teal',
            rank: 1,
            tags: [tag(53, 'Nothing works by magic', 2), tag(54, 'Bringing others along', 4)],
          },
        ],
      },
    ],
  },
  [`GET /api/v1/projects/${project.id}/access`]: { items: grants },
  [`GET /api/v1/projects/${project.id}/people`]: page([
    { id: id(31), name: 'Robin Ashe', role: 'MANAGER', level: 'FULL', because: ['Added to the project', 'Everyone'] },
  ]),
  'GET /api/v1/members': page([
    {
      id: id(34),
      name: 'Mira Sol',
      email: 'mira@example.org',
      role: 'CONTRIBUTOR',
      workspaceAdmin: false,
      pictureFileId: null,
      createdAt: at,
      removed: false,
    },
  ]),
  'GET /api/v1/groups': { items: [{ id: id(35), name: 'Product managers', memberIds: [], createdAt: at }] },
  'GET /api/v1/private-projects': page([{ id: id(14), createdBy: { id: id(32), name: 'Ben Okri' }, createdAt: at }]),
  'GET /api/v1/access-requests': page([
    {
      id: id(71),
      role: 'VIEWER',
      message: 'I am preparing the pricing study.',
      project: { id: project.id, title: project.title },
      requestedBy: { id: id(32), name: 'Ben Okri' },
      createdAt: at,
    },
  ]),
  [`PATCH /api/v1/projects/${project.id}`]: null,
  [`PUT /api/v1/projects/${project.id}/place`]: null,
  [`PUT /api/v1/projects/${project.id}/status`]: null,
  [`PUT /api/v1/projects/${project.id}/access`]: null,
  [`PUT /api/v1/stars/PROJECT/${project.id}`]: null,
  [`PUT /api/v1/access-requests/${id(71)}/decision`]: null,
  [`POST /api/v1/projects/${id(14)}/take-access`]: null,
  'POST /api/v1/access-requests': null,
};

/** Sets the current member; by default an admin with all permissions. */
export const asMember =
  (member: Parameters<typeof someone>[0] = {}): Decorator =>
  (Story) => (
    <WhoContext value={someone(member)}>
      <Story />
    </WhoContext>
  );
