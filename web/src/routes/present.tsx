import { Button } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { ProjectView } from '@evident/domain/projects';
import type { Row } from '@evident/domain/views';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Maximize, Presentation } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { evidenceQuery, publishedWordsQuery } from '../data/insights/queries.ts';
import { rowsQuery, viewsQuery } from '../data/views/queries.ts';
import { EvidenceQuote } from '../features/insights/evidence-quote.tsx';
import { projectPath } from '../features/projects/links.ts';
import { allRowsPath, viewPath } from '../features/views/links.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { DocumentView } from '../ui/document/document-view.tsx';
import { Page } from '../ui/layout/page.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Listing } from '../ui/states/listing.tsx';
import { NotFound } from './not-found.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import styles from './present.module.css';

/** The insights of a project or of a view, one after the other. */
export function Component() {
  return <ProjectGate>{(project) => <Presented key={project.id} project={project} />}</ProjectGate>;
}

function Presented({ project }: { project: ProjectView }) {
  const { viewId, insightId } = useParams();
  const path = projectPath(project);
  const views = useQuery({ ...viewsQuery(project.id), enabled: viewId !== undefined }).data;
  const saved = viewId !== undefined && viewId !== 'insights';
  const view = views?.find(({ id }) => id === viewId);
  if (saved && views && view?.objectType !== 'INSIGHT') return <NotFound />;
  const back = saved ? viewPath(path, viewId) : allRowsPath(path, 'INSIGHT');
  return (
    <Page title={view?.title ?? 'Insights'} crumbs={projectCrumbs(project)} width="full">
      {saved && !view ? (
        <ListSkeleton things="the insights" shape="text" />
      ) : (
        <Slides
          projectId={project.id}
          filter={view?.viewData.filter}
          sort={view?.viewData.sort ?? null}
          insightId={insightId}
          address={viewId === undefined ? `${path}/insights/present` : `${viewPath(path, viewId)}/present`}
          back={back}
        />
      )}
    </Page>
  );
}

interface SlidesProps extends Pick<Parameters<typeof rowsQuery>[1], 'filter' | 'sort'> {
  projectId: string;
  /** The insight to show; the first without one. */
  insightId: string | undefined;
  address: string;
  back: string;
}

function Slides({ projectId, filter, sort, insightId, address, back }: SlidesProps) {
  const list = usePages(rowsQuery(projectId, { objectType: 'INSIGHT', filter, sort, group: null }));
  const navigate = useNavigate();
  const screen = useRef<HTMLDivElement>(null);
  const items = list.items ?? [];
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === insightId),
  );
  const more = list.more;
  useEffect(() => {
    if (more && at >= items.length - 2) more();
  }, [more, at, items.length]);
  const go = (step: 1 | -1) => {
    const next = items[at + step];
    if (next) void navigate(`${address}/${next.id}`, { replace: true });
  };
  useKeys([
    { keys: 'ArrowRight', label: 'Next insight', group: 'Presentation', run: () => go(1) },
    { keys: 'ArrowLeft', label: 'Previous insight', group: 'Presentation', run: () => go(-1) },
  ]);
  return (
    <div ref={screen} className={styles.screen}>
      <Listing
        of={list}
        things="insights"
        shape="text"
        empty={
          <EmptyState icon={Presentation} title="No insights to present">
            Insights of this view appear here, one after the other.
          </EmptyState>
        }
      >
        {() => (
          <>
            <Slide key={items[at]!.id} insight={items[at]!} />
            <div className={styles.controls} role="toolbar" aria-label="Presentation">
              <Button
                variant="default"
                leftSection={<ArrowLeft size={14} aria-hidden />}
                disabled={at === 0}
                onClick={() => go(-1)}
              >
                Previous
              </Button>
              <span role="status">
                {at + 1} of {more ? `${items.length}+` : items.length}
              </span>
              <Button
                variant="default"
                rightSection={<ArrowRight size={14} aria-hidden />}
                disabled={at === items.length - 1}
                onClick={() => go(1)}
              >
                Next
              </Button>
              <Button
                variant="subtle"
                leftSection={<Maximize size={14} aria-hidden />}
                onClick={() => void screen.current?.requestFullscreen?.()}
              >
                Full screen
              </Button>
              <Button variant="subtle" renderRoot={(props) => <Link {...props} to={back} />}>
                Close
              </Button>
            </div>
          </>
        )}
      </Listing>
    </div>
  );
}

function Slide({ insight: { id, title, coverFileId } }: { insight: Row }) {
  const { data: words, error, refetch } = useQuery(publishedWordsQuery(id));
  const { data: evidence } = useQuery(evidenceQuery(id));
  const pieces = new Map(evidence?.items.map(({ highlightId, highlight }) => [highlightId, highlight]));
  return (
    <article className={styles.slide} tabIndex={-1}>
      {coverFileId !== null && <img src={`/f/${coverFileId}`} alt="" className={styles.cover} />}
      <h1 dir="auto">{title || UNTITLED_INSIGHT}</h1>
      {words && (
        <DocumentView
          content={words.content}
          speakers={words.speakers}
          headingsFrom={2}
          evidence={(highlightId) => <EvidenceQuote piece={evidence ? (pieces.get(highlightId) ?? null) : undefined} />}
        />
      )}
      {!words &&
        (error ? (
          <FailedState title="The words could not be loaded" problem={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton things="the text" shape="text" count={5} />
        ))}
    </article>
  );
}
