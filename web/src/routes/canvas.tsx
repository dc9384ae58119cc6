import { idFromSlugged } from '@evident/domain/links';
import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { LayoutDashboard, Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { canvasQuery } from '../data/canvas/queries.ts';
import { CanvasScreen } from '../features/canvas/canvas-screen.tsx';
import { useCanvasChanges, useDeleteCanvas } from '../data/canvas/mutations.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { projectPath } from '../features/projects/links.ts';
import { useBegun } from '../kernel/keys/begun.ts';
import { Page } from '../ui/layout/page.tsx';
import { NotFound } from './not-found.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import styles from './canvas.module.css';

export function Component() {
  const canvasId = idFromSlugged(useParams()['canvasId'] ?? '');
  if (canvasId === undefined) return <NotFound />;
  return <ProjectGate>{(project) => <Canvas key={canvasId} project={project} canvasId={canvasId} />}</ProjectGate>;
}

function Canvas({ project, canvasId }: { project: ProjectView; canvasId: string }) {
  const { data: canvas } = useQuery(canvasQuery(canvasId));
  const readOnly = projectReason('write', useRole(), project) ?? null;
  const change = useCanvasChanges(canvasId);
  const remove = useDeleteCanvas();
  const navigate = useNavigate();
  const listPath = `${projectPath(project)}/canvas`;
  const onDelete = async () => {
    if (canvas && (await remove(canvas))) void navigate(listPath);
  };
  return (
    <Page
      title={canvas?.title ?? ''}
      placeholder="Untitled canvas"
      width="full"
      mark={<LayoutDashboard size={16} aria-hidden />}
      onRename={(title) => change({ label: 'Renamed the canvas', change: { title } })}
      fixedTitle={canvas ? readOnly : 'Loading…'}
      nameFirst={useBegun(canvas?.id)}
      crumbs={[...projectCrumbs(project), { title: 'Canvas', to: listPath }]}
      more={[
        {
          label: 'Delete',
          icon: Trash2,
          danger: true,
          run: () => void onDelete(),
          disabledReason: readOnly,
        },
      ]}
    >
      <div className={styles.whole}>
        <CanvasScreen projectId={project.id} docId={canvasId} readOnly={readOnly} />
      </div>
    </Page>
  );
}
