import type { ProjectView } from '@evident/domain/projects';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { canvasListQuery } from '../data/canvas/queries.ts';
import { viewsQuery } from '../data/views/queries.ts';
import { CanvasList } from '../features/canvas/canvas-list.tsx';
import { canvasPath } from '../features/canvas/links.ts';
import { useCreateCanvas, useDeleteCanvas } from '../data/canvas/mutations.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { beginField } from '../kernel/keys/begun.ts';
import { projectPath } from '../features/projects/links.ts';
import { ViewTabs } from '../features/views/view-tabs.tsx';
import { usePages } from '../kernel/queries/use-pages.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

export function Component() {
  return <ProjectGate>{(project) => <Canvases key={project.id} project={project} />}</ProjectGate>;
}

function Canvases({ project }: { project: ProjectView }) {
  const canvases = usePages(canvasListQuery(project.id));
  const readOnly = projectReason('write', useRole(), project) ?? null;
  const views = useQuery(viewsQuery(project.id)).data ?? [];
  const navigate = useNavigate();
  const remove = useDeleteCanvas();
  const { mutate, isPending } = useCreateCanvas(
    project.id,
    (id) => {
      beginField(id);
      void navigate(canvasPath({ id, projectId: project.id }));
    },
    true,
  );
  const create = (
    <DisabledReason reason={readOnly}>
      <Button
        size="xs"
        leftSection={<Plus size={14} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ title: `Canvas ${(canvases.items?.length ?? 0) + 1}` })}
      >
        Create canvas
      </Button>
    </DisabledReason>
  );
  return (
    <Page title="Canvas" crumbs={projectCrumbs(project)} actions={create}>
      <ViewTabs project={projectPath(project)} tab="CANVAS" views={views} />
      <CanvasList canvases={canvases} readOnly={readOnly} onDelete={(canvas) => void remove(canvas)} action={create} />
    </Page>
  );
}
