import { isUuid } from '@evident/domain/kernel';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ActivityList } from '../features/activity/activity-list.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';

/** Activity in a project, or on the note or insight of the query `object`. */
export function Component() {
  useRowKeys();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('object');
  const objectId = asked !== null && isUuid(asked) ? asked : undefined;
  return (
    <ProjectGate>
      {(project) => (
        <Page
          title="Activity"
          width={864}
          crumbs={projectCrumbs(project)}
          actions={
            objectId && (
              <Button variant="default" size="compact-md" onClick={() => setQuery({})}>
                Show the whole project
              </Button>
            )
          }
        >
          <ActivityList projectId={project.id} objectId={objectId} />
        </Page>
      )}
    </ProjectGate>
  );
}
