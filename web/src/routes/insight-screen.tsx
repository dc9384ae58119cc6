import { slugged, writeNoteHash } from '@evident/domain/links';
import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import type { Editor } from '@tiptap/core';
import { Film, LayoutTemplate, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlace } from '../features/highlights/use-marked-words.ts';
import { ChangedEvidence } from '../features/insights/changed-evidence.tsx';
import { EvidencePanel } from '../features/insights/evidence-panel.tsx';
import { HighlightPicker } from '../features/insights/highlight-picker.tsx';
import { insertEvidence } from '../features/insights/insert-evidence.ts';
import { PublishButton } from '../features/insights/publish-button.tsx';
import { useInsightState, useRewordInsight } from '../data/insights/mutations.ts';
import { useReasons, type Reasons } from '../features/insights/use-insight.ts';
import { useMakeReel } from '../data/reels/mutations.ts';
import { useSimilarDialog } from '../features/search/use-similar-dialog.tsx';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { SaveTemplateDialog } from '../features/templates/save-template-dialog.tsx';
import { useTicketDialog } from '../features/tickets/use-ticket-dialog.tsx';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { showToast } from '../kernel/toasts.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { InsightBody, InsightNotice } from './insight-body.tsx';
import { InsightPanel } from './insight-panel.tsx';
import { useObjectComments } from './use-object-comments.ts';
import { useSummariesDialog } from '../features/summaries/use-summaries-dialog.tsx';
import { attempt, insightMenu } from './insight-menu.ts';
import { usePanel } from './note-keys.ts';
import { useItemCrumbs } from './project-crumbs.tsx';
import { EditButton, PanelButton } from './text-buttons.tsx';
import { OutlineButton, useTextEntries } from './text-tools.tsx';
import { useEvidenceParts } from './use-evidence-parts.ts';
import { useLeaving } from './use-leaving.ts';
import { useLiveText } from './use-live-text.ts';
import { useMovingInsight } from './use-moving.tsx';
import styles from './insight.module.css';

const group = 'This insight';

/** A loaded insight: cover, live text with live evidence, and the picker of highlights. */
export function InsightScreen({ insight, place }: { insight: InsightView; place?: string }) {
  const { id, title, projectId, projectTitle } = insight;
  const reasons = useReasons(insight);
  // An empty insight opens in edit mode.
  const text = useLiveText({
    documentId: id,
    refused: 'This insight can’t be edited',
    reason: reasons.write,
    begins: reasons.known && title === '',
  });
  const { whyNot, present, following, editor, writing, write } = text;
  usePlace(editor, place);
  const { say } = useAddress();
  const state = useInsightState(insight);
  const parts = useEvidenceParts(id, editor);
  const panel = usePanel({ memory: 'evident-insight-panel', usual: 'open' });
  const comments = useObjectComments({
    of: { type: 'INSIGHT', id },
    projectId,
    archived: insight.archived,
    editor,
    place,
    onShow: () => {
      panel.show();
      say({ panel: 'comments' });
    },
    settled: () => text.live?.settled() ?? Promise.resolve(),
  });
  const crumbs = useItemCrumbs(projectId, projectTitle);
  const [deleting, setDeleting] = useState(false);
  const leave = useLeaving(projectId, projectTitle);
  useKeys([{ keys: 'e', label: 'Edit the text', group, run: () => write(true) }], !writing && reasons.known);
  useKeys([{ keys: 'Escape', label: 'Stop editing', group, whileTyping: true, run: () => write(false) }], writing);
  const navigate = useNavigate();
  const { mutate: makeReel } = useMakeReel((reelId) => void navigate(`/insights/${id}/reels/${reelId}`));
  const summaries = useSummariesDialog(
    { type: 'INSIGHT', id, filter: null },
    `“${title || UNTITLED_INSIGHT}”`,
    reasons.write,
  );
  const similar = useSimilarDialog({ type: 'INSIGHT', id }, `“${title || UNTITLED_INSIGHT}”`);
  const ticket = useTicketDialog(id, reasons.write);
  const moving = useMovingInsight(insight, reasons.write);
  const [saving, setSaving] = useState(false);
  const textEntries = useTextEntries(text);
  const menu = insightMenu({ insight, reasons, state, onDelete: () => setDeleting(true) });

  return (
    <Page
      title={title}
      placeholder={UNTITLED_INSIGHT}
      width="full"
      titleInPage
      crumbs={crumbs}
      mark={<Lightbulb size={16} aria-hidden />}
      presence={<PersonAvatars people={present} label="Here now" following={following} />}
      actions={
        <>
          <EditButton writing={writing} reason={whyNot} onWrite={write} />
          <Publishing insight={insight} reasons={reasons} state={state} />
          <OutlineButton editor={editor} live={text.live} />
          <PanelButton panel={panel} label="Comments and highlights" />
        </>
      }
      share={<ShareButton objectType="insight" objectId={id} reason={reasons.unshare} onlyOff={reasons.manage} />}
      more={[
        {
          label: 'Make reel',
          icon: Film,
          disabledReason: reasons.write,
          run: () => makeReel({ source: { type: 'INSIGHT', id } }),
        },
        summaries.entry,
        similar.entry,
        ticket.entry,
        {
          label: 'Save as template…',
          icon: LayoutTemplate,
          disabledReason: reasons.manage,
          run: () => setSaving(true),
        },
        ...moving.entries,
        ...textEntries,
        ...menu.entries,
      ]}
    >
      {summaries.dialog}
      {similar.dialog}
      {ticket.dialog}
      {moving.dialog}
      {saving && (
        <SaveTemplateDialog
          from={{ of: 'insight', insightId: id, projectId }}
          title={title || UNTITLED_INSIGHT}
          onClose={() => setSaving(false)}
        />
      )}
      {deleting && (
        <DeleteDialog
          thing={{ type: 'INSIGHT', id, title: title || UNTITLED_INSIGHT }}
          onClose={() => setDeleting(false)}
          onDeleted={leave}
        />
      )}
      <div className={styles.insight} data-panel={panel.open || undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            <ChangedEvidence
              insight={insight}
              reason={reasons.write}
              onPublish={() => attempt('Publishing failed', state.update)}
            />
            <InsightNotice insight={insight} reasons={reasons} onUnlock={menu.unlock} onUnarchive={menu.unarchive} />
            <InsightBody insight={insight} reasons={reasons} text={text} parts={parts} comments={comments} />
          </div>
        </div>
        {panel.open && (
          <InsightPanel
            comments={comments}
            linkTo={(commentId) =>
              `${location.origin}/insights/${slugged(title || UNTITLED_INSIGHT, id)}#${writeNoteHash({ commentId })}`
            }
            evidence={<EvidencePanel insightId={id} reason={reasons.write ?? null} />}
            onClose={panel.toggle}
          >
            <Picker projectId={projectId} shownIds={parts.shownIds} editor={writing ? editor : null} />
          </InsightPanel>
        )}
      </div>
    </Page>
  );
}

interface PublishingProps {
  insight: InsightView;
  reasons: Reasons;
  state: ReturnType<typeof useInsightState>;
}

function Publishing({ insight, reasons, state }: PublishingProps) {
  const published = insight.publishedAt !== null;
  const { mutateAsync } = useRewordInsight();
  return (
    <PublishButton
      published={published}
      changed={insight.unpublishedChanges}
      onUpdate={() => attempt('Updating the insight failed', state.update)}
      projectTitle={insight.projectTitle}
      reason={published ? reasons.write : (reasons.manage ?? (insight.archived ? reasons.write : undefined))}
      onPublish={state.publish}
      onTitle={insight.title === '' ? (title) => mutateAsync({ insight, wording: { title } }) : undefined}
    />
  );
}

interface PickerProps {
  projectId: string;
  shownIds: readonly string[];
  /** null in view mode. */
  editor: Editor | null;
}

function Picker({ projectId, shownIds, editor }: PickerProps) {
  const insert = (into: Editor) => (highlightId: string) => {
    insertEvidence(into, highlightId);
    showToast({ title: 'Highlight inserted as evidence' });
  };
  return (
    <div className={styles.picker}>
      <HighlightPicker projectId={projectId} shownIds={shownIds} onInsert={editor ? insert(editor) : undefined} />
    </div>
  );
}
