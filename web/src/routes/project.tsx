import { Button } from '@mantine/core';
import { type ProjectSectionName, type ProjectView, enabledSections } from '@evident/domain/projects';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ContactRound, EyeOff, MessageCircleQuestion } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { insightLists } from '../data/insights/queries.ts';
import { noteLists } from '../data/notes/queries.ts';
import { projectCountsQuery } from '../data/projects/queries.ts';
import { tagBoardsQuery } from '../data/tags/queries.ts';
import { askPath } from '../features/ask/links.ts';
import { FollowButton } from '../features/feeds/follow-button.tsx';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { ProjectInsights } from '../features/insights/project-insights.tsx';
import { ProjectNotes } from '../features/notes/project-notes.tsx';
import { LinkSpeakersDialog } from '../features/people/link-speakers-dialog.tsx';
import { usePeopleReason } from '../features/people/use-people-reason.ts';
import { projectPath } from '../features/projects/links.ts';
import { ProjectHead } from '../features/projects/project-head.tsx';
import { useProjectMenu } from '../features/projects/project-menu.tsx';
import { StarButton } from '../features/projects/star-button.tsx';
import { useProjectStatus, useRewordProject } from '../data/projects/mutations.ts';
import { useRole, projectReason } from '../features/projects/disabled-reasons.ts';
import { RedactNameDialog } from '../features/redaction/redact-name-dialog.tsx';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { useSummariesDialog } from '../features/summaries/use-summaries-dialog.tsx';
import { ProjectTags } from '../features/tags/project-tags.tsx';
import { useTemplateChoice } from '../features/templates/use-template-choice.tsx';
import { WeeklyWrap } from '../features/wraps/weekly-wrap.tsx';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { useScrollAnchor } from '../ui/use-scroll-anchor.ts';
import { useProjectImport } from './use-project-import.tsx';
import { useFolderCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import styles from './project.module.css';

/** The list of notes has a switch for it. */
const NOT_OFFERED = ['Archived'] as const;

/** A project: insights, tags and notes. */
export function Component() {
  return <ProjectGate>{(project) => <ProjectPage key={project.id} project={project} />}</ProjectGate>;
}

function ProjectPage({ project }: { project: ProjectView }) {
  const [search] = useSearchParams();
  const role = useRole();
  const readOnly = projectReason('write', role, project) ?? null;
  const filter = useListFilter(
    { resultKeys: ['note'], projectId: project.id, except: NOT_OFFERED },
    { saveReason: readOnly },
  );
  const { mutate: reword } = useRewordProject();
  const { mutate: setStatus } = useProjectStatus();
  const navigate = useNavigate();
  const { entries, dialog } = useProjectMenu(project, () => void navigate('/projects', { replace: true }));
  const crumbs = useFolderCrumbs(project.folderId);
  const counts = useQuery(projectCountsQuery(project.id)).data;
  const path = projectPath(project);
  useFreshAfterPeeks(project.id, search.get('peek'));
  const anchor = useRef<HTMLDivElement>(null);
  useScrollAnchor(anchor);
  const { button: importing, surfaces } = useProjectImport(project, readOnly);
  const summaries = useSummariesDialog(
    { type: 'PROJECT', id: project.id, filter: null },
    `“${project.title}”`,
    readOnly,
  );
  const templates = useTemplateChoice(project.id);
  const [linking, setLinking] = useState(false);
  const [redacting, setRedacting] = useState(false);
  const people = usePeopleReason();
  const empty = counts?.notes === 0;
  const reopen = project.status === 'archived' && (
    <DisabledReason reason={projectReason('manage', role, project)}>
      <Button size="xs" variant="default" onClick={() => setStatus({ project, status: 'active' })}>
        Reopen
      </Button>
    </DisabledReason>
  );
  const lists: Partial<Record<ProjectSectionName, ReactNode>> = {
    notes: (
      <ProjectNotes
        projectId={project.id}
        filter={filter}
        count={counts?.notes}
        readOnly={readOnly}
        importing={importing}
      />
    ),
    insights: (
      <ProjectInsights
        projectId={project.id}
        count={counts?.insights}
        readOnly={readOnly}
        onTemplate={templates.open}
      />
    ),
    tags: <ProjectTags projectId={project.id} count={counts?.tags} boards={`${path}/tags`} />,
  };
  const shown = enabledSections(project).filter((section) => section in lists);
  const main = empty && shown.includes('notes') ? 'notes' : shown[0];
  const others = shown.filter((section) => section !== main);
  const marks = (
    <>
      <FollowButton type="PROJECT" id={project.id} title={project.title} />
      <StarButton type="PROJECT" id={project.id} title={project.title} starred={project.starred} />
    </>
  );
  return (
    <Page
      title={project.title}
      width={1200}
      titleInPage
      crumbs={crumbs}
      presence={marks}
      actions={empty ? undefined : importing}
      share={
        <ShareButton
          objectType="project"
          objectId={project.id}
          reason={projectReason('unshare', role, project)}
          onlyOff={readOnly}
          access={`${path}/settings/access`}
        />
      }
      more={[
        {
          label: 'Link speakers…',
          icon: ContactRound,
          run: () => setLinking(true),
          disabledReason: readOnly ?? people.reason,
        },
        { label: 'Redact a name…', icon: EyeOff, run: () => setRedacting(true), disabledReason: readOnly },
        {
          label: 'Ask about this project',
          icon: MessageCircleQuestion,
          to: askPath({ type: 'PROJECT', id: project.id }),
        },
        summaries.entry,
        ...entries,
      ]}
    >
      {dialog}
      {summaries.dialog}
      {templates.dialog}
      {linking && <LinkSpeakersDialog projectId={project.id} onClose={() => setLinking(false)} />}
      {redacting && <RedactNameDialog projectId={project.id} onClose={() => setRedacting(false)} />}
      {readOnly !== null && (
        <div className={styles.notice}>
          <ReadOnlyNotice
            reason={project.status === 'archived' ? 'This project is archived and read-only.' : readOnly}
            action={reopen}
          />
        </div>
      )}
      <PageTitle
        title={project.title}
        onRename={(title) => {
          if (title !== '') reword({ project, wording: { title } });
        }}
        fixed={readOnly}
      />
      <ProjectHead project={project} counts={counts} marks={marks} />
      <div ref={anchor} className={styles.lists} data-alone={empty}>
        {main !== undefined && <div className={styles.notes}>{lists[main]}</div>}
        {!empty && (
          <div>
            {others.map((section) => (
              <div key={section} className={styles.section}>
                {lists[section]}
              </div>
            ))}
            <WeeklyWrap projectId={project.id} reason={readOnly} />
          </div>
        )}
      </div>
      {surfaces}
    </Page>
  );
}

/** Refreshes the lists after a peek closes. */
function useFreshAfterPeeks(projectId: string, peek: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (peek !== null) return;
    void invalidate(
      client,
      noteLists(projectId),
      insightLists(projectId),
      tagBoardsQuery(projectId),
      projectCountsQuery(projectId),
    );
  }, [client, projectId, peek]);
}
