import { idFromSlugged } from '@evident/domain/links';
import type { ProjectView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { projectQuery } from '../data/projects/queries.ts';
import { RequestAccess } from '../features/access/request-access.tsx';
import { projectPath } from '../features/projects/links.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { NotFound } from './not-found.tsx';
import { useCanonicalPath } from './canonical-path.ts';

/** Loads the project of the URL. Shows a skeleton, an access request or an error in its place. */
export function ProjectGate({ children }: { children: (project: ProjectView) => ReactNode }) {
  const projectId = idFromSlugged(useParams()['projectId'] ?? '');
  return projectId === undefined ? (
    <NotFound />
  ) : (
    <Gate key={projectId} projectId={projectId}>
      {children}
    </Gate>
  );
}

function Gate({ projectId, children }: { projectId: string; children: (project: ProjectView) => ReactNode }) {
  const { data: project, error, refetch } = useQuery(projectQuery(projectId));
  const refused = error !== null && asProblem(error).status === 404;
  const [shut, setShut] = useState(false);
  if (refused && !shut) setShut(true);
  if (project) return <There project={project}>{children}</There>;
  const again = () => void refetch();
  // Also while refetching: keeps the typed request and its status.
  if (refused || (shut && error === null))
    return (
      <Page title="No access" width={864}>
        <RequestAccess projectId={projectId} onTaken={again} />
      </Page>
    );
  if (error)
    return (
      <Page title="Project">
        <FailedState title="The project could not be loaded" problem={error} kept="Nothing is lost." onRetry={again} />
      </Page>
    );
  return (
    <Page title="" placeholder="Project">
      <ListSkeleton things="this project" />
    </Page>
  );
}

function There({ project, children }: { project: ProjectView; children: (project: ProjectView) => ReactNode }) {
  useCanonicalPath(projectPath(project));
  return children(project);
}
