import { Select } from '@mantine/core';
import { idFromSlugged } from '@evident/domain/links';
import { TRASH_DAYS } from '@evident/domain/trash';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { TrashList } from '../features/trash/trash-list.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { NotFound } from './not-found.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const EVERYWHERE = '';

/** The trash of the workspace, or of one project (`/settings/trash/{projectId}`). */
export function Component() {
  const { projectId: slug } = useParams();
  const projectId = slug === undefined ? undefined : idFromSlugged(slug);
  const navigate = useNavigate();
  const { data: projects } = useQuery(projectListQuery());
  if (slug !== undefined && projectId === undefined) return <NotFound />;
  return (
    <SettingsFrame title="Trash">
      <SettingsSection
        title="Trash"
        about={
          <>
            Objects that you deleted or can restore. They are deleted forever after {TRASH_DAYS} days. Highlights, tags,
            fields, views, canvases and reels have no trash: undo brings them back. A file is deleted for good.
          </>
        }
      >
        <Select
          aria-label="Project"
          searchable
          allowDeselect={false}
          mb="sm"
          nothingFoundMessage="No matching projects"
          data={[
            { value: EVERYWHERE, label: 'All projects' },
            ...(projects ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ...(projectId !== undefined && projects?.every(({ id }) => id !== projectId)
              ? [{ value: projectId, label: 'A deleted project' }]
              : []),
          ]}
          value={projectId ?? EVERYWHERE}
          onChange={(id) => void navigate(id ? `/settings/trash/${id}` : '/settings/trash')}
        />
        <TrashList key={projectId} projectId={projectId} />
      </SettingsSection>
    </SettingsFrame>
  );
}
