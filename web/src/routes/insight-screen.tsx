import { Button } from '@mantine/core';
import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { slugged } from '@evident/domain/links';
import { Archive, ArchiveRestore, GlobeLock, Lightbulb, Link2, Lock, LockOpen, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { TextEditor } from '../editor/text-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { usePlace } from '../features/highlights/use-marked-words.ts';
import { CoverPicture } from '../features/insights/cover-picture.tsx';
import { HighlightPicker } from '../features/insights/highlight-picker.tsx';
import { insertEvidence } from '../features/insights/insert-evidence.ts';
import { InsertMenu } from '../features/insights/insert-menu.tsx';
import { InsightFacts } from '../features/insights/insight-facts.tsx';
import { PublishButton } from '../features/insights/publish-button.tsx';
import { useCover, useInsightState, useRewordInsight } from '../features/insights/use-insight-changes.ts';
import { useReasons } from '../features/insights/use-insight.ts';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { asProblem } from '../kernel/api/api-problem.ts';
import { uploadPicture } from '../kernel/api/upload-picture.ts';
import { copyLink } from '../kernel/copy.ts';
import { useKeys } from '../kernel/keys/use-keys.ts';
import { showToast } from '../kernel/toasts.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { SidePanel } from '../ui/layout/side-panel.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { usePanel } from './note-keys.ts';
import { useItemCrumbs } from './project-crumbs.tsx';
import { EditButton, PanelButton } from './text-buttons.tsx';
import { TextStates } from './text-states.tsx';
import { useEvidenceParts } from './use-evidence-parts.ts';
import { useLeaving } from './use-leaving.ts';
import { useLiveText } from './use-live-text.ts';
import styles from './insight.module.css';

const group = 'This insight';

/** An insight that is known: its cover, its live text with live evidence, and the highlights it can rest on. */
export function InsightScreen({ insight, place }: { insight: InsightView; place?: string }) {
  const { id, title, projectId, projectTitle, publishedAt, unpublishedChanges, locked, archived } = insight;
  const reasons = useReasons(insight);
  // Whoever opens an insight that says nothing yet has come to write it.
  const { live, opening, whyNot, me, present, editor, setEditor, writing, write, begin, nameFirst, onNamed } =
    useLiveText({
      documentId: id,
      refused: 'This insight can’t be edited',
      reason: reasons.write,
      begins: reasons.known && title === '',
    });
  usePlace(editor, place);
  const { mutate: reword } = useRewordInsight();
  const cover = useCover(insight);
  const state = useInsightState(insight);
  const { menu, evidence, extensions, shownIds, strength } = useEvidenceParts(id, editor);
  const panel = usePanel({ memory: 'evident-insight-panel', usual: 'open' });
  const crumbs = useItemCrumbs(projectId, projectTitle);
  const [deleting, setDeleting] = useState(false);
  const leave = useLeaving(projectId, projectTitle);
  useKeys([{ keys: 'e', label: 'Edit the text', group, run: () => write(true) }], !writing && reasons.known);
  useKeys([{ keys: 'Escape', label: 'Stop editing', group, whileTyping: true, run: () => write(false) }], writing);
  const insert = (highlightId: string) => {
    if (!editor) return;
    insertEvidence(editor, highlightId);
    showToast({ title: 'Highlight inserted as evidence' });
  };
  const attempt = (refused: string, act: () => Promise<void>) =>
    act().catch((thrown: unknown) => {
      const problem = asProblem(thrown);
      showToast({ tone: 'danger', title: refused, message: problem.explanation ?? problem.title });
    });
  const tried = (refused: string, act: () => Promise<void>) => () => void attempt(refused, act);
  const update = () => attempt('Updating the insight failed', state.update);
  const unlock = tried('The lock was not changed', () => state.lock(!locked));
  const unarchive = tried('The insight was not moved', () => state.archive(!archived));

  return (
    <Page
      title={title}
      placeholder={UNTITLED_INSIGHT}
      width="full"
      titleInPage
      crumbs={crumbs}
      mark={<Lightbulb size={16} aria-hidden />}
      presence={<PersonAvatars people={present} label="Here now" />}
      actions={
        <>
          <EditButton writing={writing} reason={whyNot} onWrite={write} />
          <PublishButton
            published={publishedAt !== null}
            changed={unpublishedChanges}
            onUpdate={update}
            projectTitle={projectTitle}
            reason={publishedAt === null ? (reasons.manage ?? (archived ? reasons.write : undefined)) : reasons.write}
            onPublish={state.publish}
          />
          <PanelButton panel={panel} label="Highlights of the project" />
        </>
      }
      share={<ShareButton objectType="insight" objectId={id} reason={reasons.unshare} onlyOff={reasons.manage} />}
      more={[
        {
          label: 'Copy link',
          icon: Link2,
          run: () => void copyLink(`${location.origin}/insights/${slugged(title || UNTITLED_INSIGHT, id)}`),
        },
        ...(unpublishedChanges
          ? [
              {
                label: 'Discard unpublished changes',
                icon: Undo2,
                disabledReason: reasons.write,
                run: tried('Discarding the changes failed', state.discard),
              },
              {
                label: 'Unpublish',
                icon: GlobeLock,
                disabledReason: reasons.write,
                run: tried('Unpublishing failed', () => state.publish(false)),
              },
            ]
          : []),
        {
          label: locked ? 'Unlock' : 'Lock',
          icon: locked ? LockOpen : Lock,
          disabledReason: reasons.manage,
          run: unlock,
        },
        {
          label: archived ? 'Restore from archive' : 'Archive',
          icon: archived ? ArchiveRestore : Archive,
          disabledReason: reasons.manage ?? (locked ? reasons.write : undefined),
          run: unarchive,
        },
        {
          label: 'Delete…',
          icon: Trash2,
          danger: true,
          apart: true,
          disabledReason: reasons.manage ?? (locked ? 'Unlock the insight first' : undefined),
          run: () => setDeleting(true),
        },
      ]}
    >
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
            {reasons.known && reasons.write && (
              <div className={styles.notice}>
                <ReadOnlyNotice
                  reason={
                    locked
                      ? 'This insight is locked. Unlock it to edit.'
                      : archived
                        ? 'This insight is archived. Restore it to edit.'
                        : reasons.write
                  }
                  action={
                    reasons.again ? (
                      <Button size="xs" variant="default" onClick={reasons.again}>
                        Try again
                      </Button>
                    ) : reasons.manage ? undefined : (
                      <Button size="xs" variant="default" onClick={locked ? unlock : unarchive}>
                        {locked ? 'Unlock' : 'Restore'}
                      </Button>
                    )
                  }
                />
              </div>
            )}
            {(insight.coverFileId !== null || !reasons.write) && (
              <CoverPicture
                fileId={insight.coverFileId}
                reason={reasons.write}
                onChoose={cover.choose}
                onRemove={cover.remove}
              />
            )}
            <PageTitle
              title={title}
              placeholder={UNTITLED_INSIGHT}
              byKey={false}
              nameFirst={nameFirst}
              onNamed={onNamed}
              onRename={reasons.write ? undefined : (words) => reword({ insight, wording: { title: words } })}
            />
            <InsightFacts insight={insight} strength={editor && opening.as === 'open' ? strength : null} />
            {writing && editor && (
              <div className={styles.tools}>
                <Toolbar editor={editor} onImage={(file) => uploadPicture(projectId, file)} />
              </div>
            )}
            <TextStates live={live} opening={opening} things="the text" told={reasons.write !== undefined} />
            <div className={styles.text}>
              {live && opening.as === 'open' && (
                <TextEditor
                  live={live}
                  label={`Text of ${title || UNTITLED_INSIGHT}`}
                  writing={writing}
                  me={me}
                  evidence={evidence}
                  extensions={extensions}
                  onPicture={(file) => uploadPicture(projectId, file)}
                  onBegin={begin}
                  onEditor={setEditor}
                />
              )}
              {writing && editor && (
                <InsertMenu
                  editor={editor}
                  menu={menu}
                  projectId={projectId}
                  shownIds={shownIds}
                  onImage={(file) => uploadPicture(projectId, file)}
                />
              )}
            </div>
          </div>
        </div>
        {panel.open && (
          <SidePanel label="Highlights of the project" onClose={panel.toggle}>
            <div className={styles.picker}>
              <HighlightPicker
                projectId={projectId}
                shownIds={shownIds}
                onInsert={writing && editor ? insert : undefined}
              />
            </div>
          </SidePanel>
        )}
      </div>
    </Page>
  );
}
