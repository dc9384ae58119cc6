import { Select } from '@mantine/core';
import { idFromSlugged } from '@evident/domain/links';
import { managesWorkspaceContent } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { FieldSettings } from '../features/fields/field-settings.tsx';
import { SectionLinks } from '../features/projects/section-links.tsx';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { useWho } from '../kernel/who.ts';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { fieldSections, sectionsOn, WHY_NOT_WORKSPACE_FIELDS } from './field-sections.ts';
import { NotFound } from './not-found.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const WORKSPACE = '';

/** Fields of the workspace, or of one of its projects. */
export function Component() {
  const { projectId: slug } = useParams();
  const projectId = slug === undefined ? null : idFromSlugged(slug);
  const navigate = useNavigate();
  const { data: projects } = useQuery(projectListQuery());
  if (projectId === undefined) return <NotFound />;
  return (
    <SettingsFrame title="Fields">
      <Select
        label="Fields of"
        searchable
        allowDeselect={false}
        maw={360}
        mb="lg"
        nothingFoundMessage="No matching projects"
        data={[
          { value: WORKSPACE, label: 'The whole workspace' },
          ...(projects ?? []).map((project) => ({ value: project.id, label: project.title })),
        ]}
        value={projectId ?? WORKSPACE}
        onChange={(id) => void navigate(id ? `/settings/fields/${id}` : '/settings/fields')}
      />
      {projectId === null ? (
        <WorkspaceFields />
      ) : projects === undefined ? (
        <ListSkeleton things="fields" count={3} />
      ) : (
        <ProjectFields key={projectId} project={projects.find(({ id }) => id === projectId)} projectId={projectId} />
      )}
    </SettingsFrame>
  );
}

function WorkspaceFields() {
  const who = useWho();
  const reason = who && managesWorkspaceContent(who.member) ? null : WHY_NOT_WORKSPACE_FIELDS;
  return fieldSections(['NOTE', 'INSIGHT', 'PERSON'], true).map(({ objectType, title, about }) => (
    <SettingsSection key={objectType} title={title} about={about}>
      <FieldSettings projectId={null} objectType={objectType} reason={reason} />
    </SettingsSection>
  ));
}

function ProjectFields({ project, projectId }: { project: ProjectView | undefined; projectId: string }) {
  const page = useLocation().pathname.split('/').at(-1) ?? '';
  const role = useRole();
  const path = `/settings/fields/${projectId}`;
  const reason = project ? (projectReason('write', role, project) ?? null) : 'You don’t have access to this project';
  return (
    <>
      <SectionLinks
        label="Fields of the project"
        links={[
          { title: 'All', to: path },
          { title: 'Note fields', to: `${path}/note-fields` },
          { title: 'Insight fields', to: `${path}/insight-fields` },
        ]}
      />
      {fieldSections(sectionsOn(page), false).map(({ objectType, title, about }) => (
        <SettingsSection key={objectType} title={title} about={about}>
          <FieldSettings projectId={projectId} objectType={objectType} reason={reason} />
        </SettingsSection>
      ))}
    </>
  );
}
