import type { NoteView } from '@evident/domain/notes';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useState, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useMakeReel } from '../data/reels/mutations.ts';
import { FormatButtons } from '../editor/format-buttons.tsx';
import { readingCaret } from '../editor/reading-caret.ts';
import { TextEditor } from '../editor/text-editor.tsx';
import type { PressedTurn } from '../editor/turn.ts';
import { Floating, type Spot } from '../features/highlights/floating.tsx';
import { MarginChips } from '../features/highlights/margin-chips.tsx';
import { MarkingLayer } from '../features/highlights/marking-layer.tsx';
import type { Marking } from '../features/highlights/use-marking.ts';
import { spotOfElement } from '../features/highlights/use-selected-words.ts';
import { InsightChoice, type InsightTarget } from '../features/insights/insight-choice.tsx';
import { useAddToInsight } from '../features/insights/use-add-to-insight.ts';
import { TurnForm } from '../features/notes/turn-form.tsx';
import { RedactDialog } from '../features/redaction/redact-dialog.tsx';
import { reelPath } from '../features/reels/links.ts';
import { ShareDialog } from '../features/sharing/share-dialog.tsx';
import { uploadPicture } from '../kernel/api/upload-picture.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { pressedThread } from '../features/comments/use-commenting.ts';
import type { ObjectComments } from './use-object-comments.ts';
import type { useLiveText } from './use-live-text.ts';
import { TextMenus, useTextMenus } from './use-text-menus.tsx';
import styles from './note.module.css';

interface Props {
  note: NoteView;
  text: ReturnType<typeof useLiveText>;
  marking: Marking;
  comments: ObjectComments;
  sheet: RefObject<HTMLDivElement | null>;
  /** The reason highlighting is disabled; absent if allowed. */
  whyNotMarked: string | undefined;
  /** The reason public links are hidden; absent if visible. */
  whyNotShared: string | undefined;
  linkTo: (highlightId: string) => string;
  onSpeakerRenamed: (id: string, name: string) => void;
  /** Commands on the text in the menu after `/`. */
  commands: readonly MenuEntry[];
  /** Goes to a time of the recording; absent without one, and the time is edited instead. */
  onTime: ((ms: number, fileId: string | null) => void) | undefined;
}

/** The text of a note with its overlays: chips in the margin, selection toolbar, turn form. */
export function NoteText({
  note,
  text: { live, opening, whyNot, me, editor, setEditor, writing, write, begin },
  marking,
  comments,
  sheet,
  whyNotMarked,
  whyNotShared,
  linkTo,
  onSpeakerRenamed,
  commands,
  onTime,
}: Props) {
  const menus = useTextMenus(readingCaret);
  const [turn, setTurn] = useState<(PressedTurn & { spot: Spot; leaving: boolean }) | null>(null);
  const [shared, setShared] = useState<string | null>(null);
  const [redacted, setRedacted] = useState<ComponentProps<typeof RedactDialog>['words'] | null>(null);
  const into = useAddToInsight(note.projectId);
  const putInto = async (target: InsightTarget) => {
    const highlightId = await marking.pickHighlight();
    if (highlightId !== null) await into(target, [highlightId]);
  };
  const navigate = useNavigate();
  const reel = useMakeReel((id) => void navigate(reelPath({ id, projectId: note.projectId, source: null })));
  const newReel = async () => {
    const highlightId = await marking.keepSelected();
    if (highlightId !== null) reel.mutate({ highlightIds: [highlightId] });
  };
  const openPressed = (event: MouseEvent) => {
    const threadId = pressedThread(event.target);
    if (threadId && !writing && document.getSelection()?.isCollapsed !== false)
      return comments.commenting.press(threadId);
    const id = (event.target as Element).closest<HTMLElement>('.text [data-highlight]')?.dataset['highlight'];
    if (id && !writing && document.getSelection()?.isCollapsed !== false) marking.choose(id, true);
  };
  const closeTurn = () => {
    setTurn(null);
    turn?.at.focus({ preventScroll: true });
  };
  return (
    <div className={styles.sheet} ref={sheet} onClick={openPressed}>
      <div className={styles.words}>
        {live && opening.as === 'open' && (
          <TextEditor
            live={live}
            label={`Text of ${note.title || UNTITLED_NOTE}`}
            writing={writing}
            me={me}
            extensions={menus.extensions}
            onEscape={() => write(false)}
            onPicture={(file) => uploadPicture(note.projectId, file)}
            onBegin={begin}
            onEditor={setEditor}
            onTurn={(pressed) => {
              if (onTime && pressed.part === 'time' && pressed.start !== null) onTime(pressed.start, pressed.fileId);
              else if (sheet.current)
                setTurn({ ...pressed, spot: spotOfElement(sheet.current, pressed.at), leaving: false });
            }}
          />
        )}
        {writing && editor && (
          <TextMenus
            editor={editor}
            menus={menus}
            projectId={note.projectId}
            of={{ type: 'NOTE', id: note.id }}
            commands={commands}
          />
        )}
      </div>
      <div className={styles.margin}>
        {editor && (
          <MarginChips
            editor={editor}
            highlights={marking.highlights}
            chosenId={marking.chosenId}
            onChoose={(id) => marking.choose(id, true)}
          />
        )}
      </div>
      {editor && (
        <MarkingLayer
          marking={marking}
          projectId={note.projectId}
          editor={editor}
          sheet={sheet}
          writing={writing}
          format={writing ? <FormatButtons editor={editor} /> : undefined}
          reason={whyNotMarked}
          whyNoNew={whyNot}
          linkTo={linkTo}
          onShare={setShared}
          onComment={() => comments.onWords(marking.selected)}
          onCommentOn={({ id, text }) => comments.onHighlight(id, text)}
          whyNotCommented={comments.reason}
          movesThread={comments.commenting.movingId !== null}
          onRedact={whyNot === undefined ? setRedacted : undefined}
          onReel={onTime && (() => void newReel())}
          whyNotShared={whyNotShared}
          insights={
            <InsightChoice
              projectId={note.projectId}
              whyNoNew={whyNot}
              onClose={marking.close}
              onPick={(target) => void putInto(target)}
            />
          }
        />
      )}
      {turn && live && (
        <Floating spot={turn.spot} label="Speaker" onClose={() => setTurn({ ...turn, leaving: true })}>
          <TurnForm
            speaker={turn.speaker}
            start={turn.start}
            speakers={live.speakers.all()}
            reason={whyNot}
            leaving={turn.leaving}
            onStay={() => setTurn({ ...turn, leaving: false })}
            onClose={closeTurn}
            onRename={(name) => {
              live.speakers.rename(turn.speaker!, name);
              onSpeakerRenamed(turn.speaker!, name);
            }}
            onSpeaker={(name) => turn.set({ speaker: live.speakers.idOf(name) })}
            onStart={(start) => turn.set({ start })}
          />
        </Floating>
      )}
      {redacted && (
        <RedactDialog
          noteId={note.id}
          words={redacted}
          onClose={() => {
            setRedacted(null);
            // The selection would cover other words after a redaction.
            marking.deselect();
          }}
        />
      )}
      {shared !== null && (
        <ShareDialog objectType="highlight" objectId={shared} onlyOff={whyNot} opened onClose={() => setShared(null)} />
      )}
    </div>
  );
}
