import { Select } from '@mantine/core';
import { idFromSlugged } from '@evident/domain/links';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { Boards } from '../features/tags/boards.tsx';
import { whyNotWorkspaceTags } from '../features/tags/workspace-tags.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { useWho } from '../kernel/who.ts';
import { NotFound } from './not-found.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useRoomGate } from '../data/plans/gates.ts';
import { PlanGate } from '../ui/plan-gate.tsx';

const WORKSPACE = '';

/** Tag boards of the workspace, or of one of its projects. */
export function Component() {
  const { projectId: slug } = useParams();
  const projectId = slug === undefined ? null : idFromSlugged(slug);
  const navigate = useNavigate();
  const role = useRole();
  const shared = whyNotWorkspaceTags(useWho()?.member);
  const boardId = useAddress().said('board');
  const { data: projects } = useQuery(projectListQuery());
  const room = useRoomGate('tagBoards');
  if (projectId === undefined) return <NotFound />;
  const project = projects?.find(({ id }) => id === projectId);
  const ofProject = project
    ? (projectReason('write', role, project) ?? null)
    : projects && 'You don’t have access to this project';
  const path = projectId === null ? '/settings/tags' : `/settings/tags/${projectId}`;
  return (
    <SettingsFrame
      title="Tags"
      width="full"
      actions={
        <Select
          aria-label="Tags of"
          size="xs"
          searchable
          allowDeselect={false}
          nothingFoundMessage="No matching projects"
          data={[
            { value: WORKSPACE, label: 'The whole workspace' },
            ...(projects ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={projectId ?? WORKSPACE}
          onChange={(id) => void navigate(id ? `/settings/tags/${id}` : '/settings/tags')}
        />
      }
    >
      {projectId === null && <PlanGate gate={room} />}
      <Boards
        key={path}
        projectId={projectId}
        boardId={boardId}
        pathTo={(id) => (id === null ? path : `${path}?board=${id}`)}
        readOnly={projectId === null ? shared : (ofProject ?? null)}
      />
    </SettingsFrame>
  );
}
