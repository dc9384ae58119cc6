import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { projectListQuery } from '../data/projects/queries.ts';
import { DocList } from '../features/ai-docs/doc-list.tsx';
import { docPath } from '../features/ai-docs/links.ts';
import { NewDoc } from '../features/ai-docs/new-doc.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useWritableProjects } from './writable-projects.ts';

/** Docs that AI writes and members edit. */
export function Component() {
  const { isLoading } = useQuery(projectListQuery());
  const { projects, reason } = useWritableProjects();
  const [search] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  const button = (
    <DisabledReason reason={reason}>
      <Button size="xs" leftSection={<Plus size={14} aria-hidden />} loading={isLoading} onClick={() => setNew(true)}>
        New doc
      </Button>
    </DisabledReason>
  );
  return (
    <Page title="Docs" width={864} actions={button}>
      <DocList />
      {isNew && (
        <NewDoc
          projects={projects}
          projectId={search.get('project')}
          onClose={() => setNew(false)}
          onCreated={(id) => void navigate(docPath(id))}
        />
      )}
    </Page>
  );
}
