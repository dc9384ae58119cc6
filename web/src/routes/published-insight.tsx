import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { slugged, writeNoteHash } from '@evident/domain/links';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, Link2 } from 'lucide-react';
import { evidenceQuery, publishedWordsQuery } from '../data/insights/queries.ts';
import { CommentsPanel } from '../features/comments/comments-panel.tsx';
import { ChangedEvidence } from '../features/insights/changed-evidence.tsx';
import { EvidenceQuote } from '../features/insights/evidence-quote.tsx';
import { InsightFacts } from '../features/insights/insight-facts.tsx';
import { PrintedSources } from '../features/insights/printed-sources.tsx';
import { useReasons } from '../features/insights/use-insight.ts';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { copyLink } from '../kernel/copy.ts';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { DocumentView } from '../ui/document/document-view.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { usePanel } from './note-keys.ts';
import { useItemCrumbs } from './project-crumbs.tsx';
import { PanelButton } from './text-buttons.tsx';
import { useObjectComments } from './use-object-comments.ts';
import styles from './insight.module.css';

/** A published insight for readers without write access: its published text with the current state of its evidence. */
export function PublishedInsight({ insight, place }: { insight: InsightView; place?: string }) {
  const { id, title, projectId, projectTitle, coverFileId } = insight;
  const reasons = useReasons(insight);
  const crumbs = useItemCrumbs(projectId, projectTitle);
  const { data: words, error, refetch } = useQuery(publishedWordsQuery(id));
  const { data: evidence } = useQuery(evidenceQuery(id));
  const panel = usePanel({ memory: 'evident-published-panel', usual: 'closed' });
  const link = `${location.origin}/insights/${slugged(title || UNTITLED_INSIGHT, id)}`;
  const comments = useObjectComments({
    of: { type: 'INSIGHT', id },
    projectId,
    archived: insight.archived,
    editor: null,
    place,
    onShow: panel.show,
    settled: () => Promise.resolve(),
  });
  const pieces = new Map(evidence?.items.map(({ highlightId, highlight }) => [highlightId, highlight]));
  return (
    <Page
      title={title}
      placeholder={UNTITLED_INSIGHT}
      width="full"
      titleInPage
      crumbs={crumbs}
      mark={<Lightbulb size={16} aria-hidden />}
      actions={<PanelButton panel={panel} label="Comments" />}
      share={<ShareButton objectType="insight" objectId={id} reason={reasons.unshare} onlyOff={reasons.manage} />}
      more={[
        {
          label: 'Copy link',
          icon: Link2,
          run: () => void copyLink(link),
        },
      ]}
    >
      <div className={styles.insight} data-panel={panel.open || undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            {reasons.known && reasons.write && (
              <div className={styles.notice}>
                <ReadOnlyNotice reason={reasons.write} />
              </div>
            )}
            <ChangedEvidence insight={insight} />
            {coverFileId !== null && <img src={`/f/${coverFileId}`} alt="" className={styles.cover} />}
            <PageTitle title={title} placeholder={UNTITLED_INSIGHT} />
            <InsightFacts insight={insight} strength={evidence?.strength ?? null} />
            {words && (
              <DocumentView
                content={words.content}
                speakers={words.speakers}
                headingsFrom={3}
                evidence={(highlightId) => (
                  <EvidenceQuote piece={evidence ? (pieces.get(highlightId) ?? null) : undefined} />
                )}
              />
            )}
            {!words &&
              (error ? (
                <FailedState title="The words could not be loaded" problem={error} onRetry={() => void refetch()} />
              ) : (
                <ListSkeleton things="the text" shape="text" count={5} />
              ))}
            <PrintedSources insightId={id} />
          </div>
        </div>
        {panel.open && (
          <SidePanel label="Comments" onClose={panel.toggle}>
            <CommentsPanel
              of={comments.of}
              reason={comments.reason}
              manages={comments.manages}
              linkedId={comments.linkedId}
              linkTo={(commentId) => `${link}#${writeNoteHash({ commentId })}`}
              onCopy={(copied) => void copyLink(copied)}
            />
          </SidePanel>
        )}
      </div>
    </Page>
  );
}
