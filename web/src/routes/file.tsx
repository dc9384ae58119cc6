import { Button } from '@mantine/core';
import { isUuid } from '@evident/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { Download, FileX } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { fileQuery } from '../data/files/queries.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { contentOf } from '../features/files/file-content.tsx';
import { FileFacts } from '../features/files/file-facts.tsx';
import { FileMenu } from '../features/files/file-menu.tsx';
import { FileIcon } from '../features/files/file-icon.tsx';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { FileViewer } from './file-viewer.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { NotFound } from './not-found.tsx';

/** A file: shown as far as the browser can, with its facts and a download. */
export function Component() {
  const fileId = useParams()['fileId'] ?? '';
  return isUuid(fileId) ? <FilePage key={fileId} fileId={fileId} /> : <NotFound />;
}

function FilePage({ fileId }: { fileId: string }) {
  const { data: file, error, refetch } = useQuery(fileQuery(fileId));
  const role = useRole();
  const navigate = useNavigate();
  const project = useQuery(projectListQuery()).data?.find(({ id }) => id === file?.projectId);
  if (error && asProblem(error).status === 404)
    return (
      <Page title="File not found">
        <StateMessage
          icon={FileX}
          title="You don’t have access to this file"
          action={
            <Button component={Link} to="/projects">
              See your projects
            </Button>
          }
        >
          It may have been deleted, or be in a project that isn’t shared with you.
        </StateMessage>
      </Page>
    );
  if (!file)
    return (
      <Page title={error ? 'File' : ''} placeholder="Opening…">
        {error ? (
          <FailedState
            title="The file could not be opened"
            problem={error}
            kept="Nothing in it was changed."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton things="the file" shape="text" />
        )}
      </Page>
    );
  return (
    <Page
      title={file.name}
      crumbs={project && projectCrumbs(project)}
      mark={<FileIcon fileType={file.fileType} />}
      actions={
        file.status === 'DONE' && (
          <>
            <Button
              component="a"
              href={contentOf(file.id)}
              download={file.name}
              leftSection={<Download size={16} aria-hidden />}
            >
              Download
            </Button>
            {project && (
              <FileMenu
                file={file}
                reason={projectReason('manage', role, project) ?? null}
                onDeleted={() => void navigate(`/projects/${project.id}/files`, { replace: true })}
              />
            )}
          </>
        )
      }
    >
      {file.status === 'DONE' ? (
        <FileViewer file={file} />
      ) : (
        <StateMessage icon={FileX} title={STATES[file.status]}>
          {file.failure ?? 'The file can be opened once it is uploaded.'}
        </StateMessage>
      )}
      <FileFacts file={file} />
    </Page>
  );
}

const STATES = {
  UPLOADING: 'This file is still uploading',
  FAILED: 'The upload failed',
  CANCELLED: 'The upload was canceled',
} as const;
