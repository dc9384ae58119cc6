import { Button } from '@mantine/core';
import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { useRef, useState, type MouseEvent } from 'react';
import { pressedThread } from '../features/comments/use-commenting.ts';
import { TextEditor } from '../editor/text-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { FieldFacts } from '../features/fields/field-facts.tsx';
import { ObjectFields } from '../features/fields/object-fields.tsx';
import { CoverPicture } from '../features/insights/cover-picture.tsx';
import { InsertMenu } from '../features/insights/insert-menu.tsx';
import { InsightFacts } from '../features/insights/insight-facts.tsx';
import { PrintedSources } from '../features/insights/printed-sources.tsx';
import { useCover, useRewordInsight } from '../data/insights/mutations.ts';
import { MentionMenu } from '../features/references/mention-menu.tsx';
import type { Reasons } from '../features/insights/use-insight.ts';
import { TicketLinks } from '../features/tickets/ticket-links.tsx';
import { uploadPicture } from '../kernel/api/upload-picture.ts';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { CommentBar } from './comment-bar.tsx';
import { TextStates } from './text-states.tsx';
import type { useEvidenceParts } from './use-evidence-parts.ts';
import type { ObjectComments } from './use-object-comments.ts';
import type { useLiveText } from './use-live-text.ts';
import styles from './insight.module.css';

interface NoticeProps {
  insight: InsightView;
  reasons: Reasons;
  onUnlock: () => void;
  onUnarchive: () => void;
}

/** Explains why the insight is read-only, and how to change that. */
export function InsightNotice({ insight: { locked, archived }, reasons, onUnlock, onUnarchive }: NoticeProps) {
  if (!reasons.known || !reasons.write) return null;
  const reason = locked
    ? 'This insight is locked. Unlock it to edit.'
    : archived
      ? 'This insight is archived. Restore it to edit.'
      : reasons.write;
  const [verb, act] = reasons.again
    ? ['Try again', reasons.again]
    : locked
      ? ['Unlock', onUnlock]
      : ['Restore', onUnarchive];
  const action = (reasons.again || !reasons.manage) && (
    <Button size="xs" variant="default" onClick={act}>
      {verb}
    </Button>
  );
  return (
    <div className={styles.notice}>
      <ReadOnlyNotice reason={reason} action={action || undefined} />
    </div>
  );
}

interface BodyProps {
  insight: InsightView;
  reasons: Reasons;
  text: ReturnType<typeof useLiveText>;
  parts: ReturnType<typeof useEvidenceParts>;
  comments: ObjectComments;
}

/** Cover, title and live text. */
export function InsightBody({ insight, reasons, text, parts, comments }: BodyProps) {
  const { projectId, title } = insight;
  const { live, opening, editor, writing, nameFirst, onNamed } = text;
  const { mutate: reword } = useRewordInsight();
  const cover = useCover(insight);
  const fielded = { kind: 'insight', id: insight.id } as const;
  const [fieldsOpen, setFieldsOpen] = useState(false);
  return (
    <>
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
      <InsightFacts insight={insight} strength={editor && opening.as === 'open' ? parts.strength : null} />
      <FieldFacts of={fielded} onOpen={() => setFieldsOpen(!fieldsOpen)} />
      <TicketLinks insightId={insight.id} reason={reasons.write} />
      {fieldsOpen && (
        <ObjectFields of={fielded} reason={reasons.write} settings={`/projects/${projectId}/settings/insight-fields`} />
      )}
      {writing && editor && (
        <div className={styles.tools}>
          <Toolbar editor={editor} onImage={(file) => uploadPicture(projectId, file)} projectId={projectId} />
        </div>
      )}
      <TextStates live={live} opening={opening} things="the text" told={reasons.write !== undefined} />
      <InsightText insight={insight} text={text} parts={parts} comments={comments} />
      <PrintedSources insightId={insight.id} />
    </>
  );
}

function InsightText({ insight: { id, title, projectId }, text, parts, comments }: Omit<BodyProps, 'reasons'>) {
  const { live, opening, me, editor, setEditor, writing, begin } = text;
  const keep = (file: File) => uploadPicture(projectId, file);
  const sheet = useRef<HTMLDivElement>(null);
  const onClick = ({ target }: MouseEvent) => {
    const threadId = pressedThread(target);
    if (threadId && !writing && document.getSelection()?.isCollapsed !== false) comments.commenting.press(threadId);
  };
  return (
    <div className={styles.text} ref={sheet} onClick={onClick}>
      {editor && <CommentBar editor={editor} sheet={sheet} writing={writing} comments={comments} />}
      {live && opening.as === 'open' && (
        <TextEditor
          live={live}
          label={`Text of ${title || UNTITLED_INSIGHT}`}
          writing={writing}
          me={me}
          evidence={parts.evidence}
          extensions={parts.extensions}
          onPicture={keep}
          onBegin={begin}
          onEditor={setEditor}
        />
      )}
      {writing && editor && (
        <>
          <InsertMenu
            editor={editor}
            menu={parts.menu}
            projectId={projectId}
            shownIds={parts.shownIds}
            onImage={keep}
          />
          <MentionMenu editor={editor} menu={parts.mentions} of={{ type: 'INSIGHT', id }} />
        </>
      )}
    </div>
  );
}
