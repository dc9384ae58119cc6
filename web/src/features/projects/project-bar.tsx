import { roleAllows } from '@evident/domain/permissions';
import { type ProjectSectionName, type ProjectView, enabledSections } from '@evident/domain/projects';
import { UnstyledButton } from '@mantine/core';
import { Bell, BookOpen, ChevronDown, History, KeyRound, Paperclip, Settings, Trash } from 'lucide-react';
import { TabBar } from '../../ui/layout/tab-bar.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import bar from '../../ui/layout/tab-bar.module.css';
import { useRole } from './disabled-reasons.ts';
import { projectPath } from './links.ts';

/** The tabs of a project, by the page below its address. A tab of a section is there while the section is shown. */
const TABS = [
  { title: 'Overview', page: '' },
  { title: 'Data', page: 'v/notes', section: 'notes' },
  { title: 'Highlights', page: 'highlights', section: 'highlights' },
  { title: 'Tags', page: 'tags', section: 'tags' },
  { title: 'Insights', page: 'v/insights', section: 'insights' },
  { title: 'Canvas', page: 'canvas' },
  { title: 'Charts', page: 'charts', section: 'charts' },
  { title: 'Reels', page: 'reels' },
] as const satisfies readonly { title: string; page: string; section?: ProjectSectionName }[];

export type ProjectTab = (typeof TABS)[number]['title'];

interface Props {
  project: ProjectView;
  /** The tab of the page; null for pages under More. */
  current: ProjectTab | null;
}

/** The tabs of a project, on all of its pages. */
export function ProjectBar({ project, current }: Props) {
  const path = projectPath(project);
  const sections = enabledSections(project);
  const more = useMorePages(project, path, sections.includes('readme'));
  const shown = TABS.filter((tab) => !('section' in tab) || sections.includes(tab.section));
  return (
    <TabBar
      label="Project"
      tabs={shown.map(({ title, page }) => ({
        title,
        to: page === '' ? path : `${path}/${page}`,
        current: title === current,
      }))}
      more={(unseen) => (
        <MenuButton
          label="More of this project"
          position="bottom-end"
          entries={[...unseen.map(({ title, to }) => ({ label: title, to })), ...apart(more, unseen.length > 0)]}
        >
          <UnstyledButton
            className={bar.tab}
            aria-label="More of this project"
            aria-current={current === null ? 'true' : undefined}
          >
            More
            <ChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </MenuButton>
      )}
    />
  );
}

/** The entries below a line if there are others above. */
const apart = ([first, ...others]: readonly MenuEntry[], below: boolean): MenuEntry[] =>
  first ? [{ ...first, apart: below }, ...others] : [];

function useMorePages(project: ProjectView, path: string, hasReadme: boolean): MenuEntry[] {
  const changes = roleAllows('write', { role: useRole() });
  return [
    ...(hasReadme ? [{ label: 'Readme', icon: BookOpen, to: `${path}/readme` }] : []),
    { label: 'Files', icon: Paperclip, to: `${path}/files` },
    { label: 'Activity', icon: History, to: `${path}/activity` },
    { label: 'Who has access', icon: KeyRound, to: `${path}/settings/access`, apart: true },
    { label: 'Notifications', icon: Bell, to: `/settings/user/notifications?projectId=${project.id}` },
    ...(changes
      ? [
          { label: 'Settings', icon: Settings, to: `${path}/settings` },
          { label: 'Trash', icon: Trash, to: `/settings/trash/${project.id}` },
        ]
      : []),
  ];
}
