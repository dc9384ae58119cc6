import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { importQuery } from '../../data/imports/queries.ts';
import { projectListQuery } from '../../data/projects/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { FieldOpening } from '../../ui/field-opening.tsx';
import { ProjectChoice } from '../../ui/project-choice.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ImportReport } from './import-report.tsx';
import { imports } from './started-imports.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

interface Props {
  /** The import of the address, whose report is shown; null for none. */
  importId: string | null;
  onClosed: () => void;
  /** Shows an import that is none into a project, such as one of a channel. */
  other?: (importId: string) => ReactNode;
}

/** Imports into several projects, one after the other: files, folders and ZIP archives, with the report of each. */
export function BulkImport({ importId, onClosed, other }: Props) {
  const started = imports.useStarted();
  const [project, setProject] = useState<{ id: string; title: string } | null>(null);
  return (
    <>
      <SettingsSection
        title="Import into a project"
        about="Choose a project, then files, folders or ZIP archives. Imports go on while you choose the next project."
      >
        <ProjectChoice onChoose={setProject} />
      </SettingsSection>
      <SettingsSection title="Imports" about="Started in this tab. Each has a report by file.">
        {started.length === 0 ? (
          <p>Nothing was imported in this tab so far.</p>
        ) : (
          <ul>
            {started.map(({ id, projectTitle, fileNames }) => (
              <li key={id}>
                <Link to={`#bulkImportId=${id}`}>{projectTitle}</Link>: {fileNames.join(', ')}
              </li>
            ))}
          </ul>
        )}
      </SettingsSection>
      {project && (
        <Suspense fallback={<FieldOpening />}>
          <ImportDialog
            key={project.id}
            projectId={project.id}
            projectTitle={project.title}
            opened
            onClose={() => setProject(null)}
          />
        </Suspense>
      )}
      {importId !== null && <Report importId={importId} onClosed={onClosed} other={other} />}
    </>
  );
}

function Report({ importId, onClosed, other }: Props & { importId: string }) {
  const { data: run, error, refetch } = useQuery(importQuery(importId));
  const { data: projects = [] } = useQuery(projectListQuery());
  if (run) {
    const title = projects.find(({ id }) => id === run.projectId)?.title ?? 'a project';
    return <ImportReport run={run} projectTitle={title} opened onClose={onClosed} />;
  }
  if (!error) return null;
  if (other && asProblem(error).code === 'NotFound') return other(importId);
  return (
    <>
      <FailedState title="The import could not be loaded" problem={error} onRetry={() => void refetch()} />
      <Button variant="default" onClick={onClosed}>
        Show all imports
      </Button>
    </>
  );
}
