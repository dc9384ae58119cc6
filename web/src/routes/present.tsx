import { Button } from '@mantine/core';
import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import type { ProjectView } from '@evident/domain/projects';
import { allOf, systemRow } from '@evident/domain/filters';
import type { Row } from '@evident/domain/views';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Maximize, Presentation } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { evidenceQuery } from '../data/insights/queries.ts';
import { rowsQuery, viewsQuery } from '../data/views/queries.ts';
import { EvidenceQuote } from '../features/insights/evidence-quote.tsx';
import { slidesOf } from '../features/insights/slides.ts';
import { projectPath } from '../features/projects/links.ts';
import { allRowsPath, viewPath } from '../features/views/links.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { usePages } from '../kernel/queries/use-pages.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { DocumentView } from '../ui/document/document-view.tsx';
import { useWithoutApp } from '../ui/layout/use-whole-screen.ts';
import { Page } from '../ui/layout/page.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Listing } from '../ui/states/listing.tsx';
import { NotFound } from './not-found.tsx';
import { projectCrumbs } from './project-crumbs.tsx';
import { ProjectGate } from './project-gate.tsx';
import { useFilledWords } from './use-filled-words.ts';
import styles from './present.module.css';

/** The insights of a project or of a view, one after the other. Long ones have a slide for each heading. */
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

/** Drafts are not for an audience. */
const PUBLISHED = allOf(systemRow('Published', 'Is', 'true'));

/** In the address: the last slide of an insight, whose number is not known before it is loaded. */
const LAST = 'last';

function Slides({ projectId, filter, sort, insightId, address, back }: SlidesProps) {
  const list = usePages(rowsQuery(projectId, { objectType: 'INSIGHT', filter, within: PUBLISHED, sort, group: null }));
  const navigate = useNavigate();
  const { said, say } = useAddress();
  const screen = useRef<HTMLDivElement>(null);
  useWithoutApp(true);
  const items = list.items ?? [];
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === insightId),
  );
  const more = list.more;
  useEffect(() => {
    if (more && at >= items.length - 2) more();
  }, [more, at, items.length]);
  const shown = items[at];
  const words = useFilledWords(projectId, shown?.id);
  const slides = words.data ? slidesOf(words.data.content) : [];
  const wanted = said('slide');
  const slide = wanted === LAST ? slides.length - 1 : Math.min(Math.max(0, Number(wanted) - 1 || 0), slides.length - 1);
  const show = (index: number) => say({ slide: index === 0 ? '' : String(index + 1) });
  const go = (step: 1 | -1) => {
    if (slides[slide + step]) return show(slide + step);
    const next = items[at + step];
    if (next) void navigate(`${address}/${next.id}${step === -1 ? `?slide=${LAST}` : ''}`, { replace: true });
  };
  const whole = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : screen.current?.requestFullscreen?.());
  const group = 'Presentation';
  useKeys([
    { keys: 'ArrowRight', label: 'Next slide', group, run: () => go(1) },
    { keys: 'ArrowLeft', label: 'Previous slide', group, run: () => go(-1) },
    { keys: 'PageDown', label: 'Next slide', group, run: () => go(1) },
    { keys: 'PageUp', label: 'Previous slide', group, run: () => go(-1) },
    { keys: 'Home', label: 'First slide of the insight', group, run: () => show(0) },
    { keys: 'End', label: 'Last slide of the insight', group, run: () => show(Math.max(0, slides.length - 1)) },
    { keys: 'f', label: 'Full screen', group, run: whole },
    { keys: 'Escape', label: 'Close the presentation', group, run: () => void navigate(back) },
  ]);
  const isFirst = at === 0 && slide <= 0;
  const isLast = at === items.length - 1 && !more && slide >= slides.length - 1;
  const none = (
    <EmptyState
      icon={Presentation}
      title="No published insights to present"
      action={<Button renderRoot={(props) => <Link {...props} to={back} />}>Close</Button>}
    >
      Published insights of this view appear here, one after the other.
    </EmptyState>
  );
  return (
    <div ref={screen} className={styles.screen}>
      <Listing of={list} things="insights" shape="text" empty={none}>
        {() =>
          shown && (
            <>
              <Slide key={`${shown.id} ${slide}`} insight={shown} words={words} slide={slide} />
              <div className={styles.controls} role="toolbar" aria-label="Presentation">
                <Button
                  variant="default"
                  leftSection={<ArrowLeft size={14} aria-hidden />}
                  disabled={isFirst}
                  onClick={() => go(-1)}
                >
                  Previous
                </Button>
                <span role="status">
                  {at + 1} of {more ? `${items.length}+` : items.length}
                  {slides.length > 1 && ` · slide ${slide + 1} of ${slides.length}`}
                </span>
                <Button
                  variant="default"
                  rightSection={<ArrowRight size={14} aria-hidden />}
                  disabled={isLast}
                  onClick={() => go(1)}
                >
                  Next
                </Button>
                <Button variant="subtle" leftSection={<Maximize size={14} aria-hidden />} onClick={whole}>
                  Full screen
                </Button>
                <Button variant="subtle" renderRoot={(props) => <Link {...props} to={back} />}>
                  Close
                </Button>
              </div>
            </>
          )
        }
      </Listing>
    </div>
  );
}

interface SlideProps {
  insight: Row;
  words: ReturnType<typeof useFilledWords>;
  slide: number;
}

function Slide({ insight: { id, title, coverFileId }, words: { data, error, refetch }, slide }: SlideProps) {
  const { data: evidence } = useQuery(evidenceQuery(id));
  const pieces = new Map(evidence?.items.map(({ highlightId, highlight }) => [highlightId, highlight]));
  const content = data && slidesOf(data.content)[slide];
  const name = title || UNTITLED_INSIGHT;
  return (
    <article className={styles.slide} tabIndex={-1}>
      {slide <= 0 && coverFileId !== null && <img src={`/f/${coverFileId}`} alt="" className={styles.cover} />}
      {slide <= 0 ? <h1 dir="auto">{name}</h1> : <h1 className={styles.running}>{name}</h1>}
      {content && (
        <DocumentView
          content={content}
          speakers={data.speakers}
          headingsFrom={2}
          evidence={(highlightId) => <EvidenceQuote piece={evidence ? (pieces.get(highlightId) ?? null) : undefined} />}
        />
      )}
      {!data &&
        (error ? (
          <FailedState title="The words could not be loaded" problem={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton things="the text" shape="text" count={5} />
        ))}
    </article>
  );
}
