import { Button } from '@mantine/core';
import { type NoteHash, slugged, writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE, type NoteView } from '@evident/domain/notes';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { Toolbar } from '../editor/toolbar.tsx';
import { RemovalDialog } from '../features/highlights/removal-dialog.tsx';
import { MISSING, usePlace } from '../features/highlights/use-marked-words.ts';
import { useMarking } from '../features/highlights/use-marking.ts';
import { useNoteChanges, type useNote } from '../data/notes/mutations.ts';
import { RedactionsDialog } from '../features/redaction/redactions-dialog.tsx';
import { useSimilarDialog } from '../features/search/use-similar-dialog.tsx';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { NoteTranscripts } from '../features/transcripts/note-transcripts.tsx';
import { pictureIn } from '../kernel/api/upload-picture.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { showToast } from '../kernel/toasts.ts';
import { NotePlayerContext } from '../player/note-player.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { useMarkingKeys, useNotePanel } from './note-keys.ts';
import { NoteAttachments } from './note-attachments.tsx';
import { noteMenu } from './note-menu.ts';
import { NotePanel } from './note-panel.tsx';
import { NoteHead } from './note-head.tsx';
import { NoteDocuments } from './note-documents.tsx';
import { NoteRecordings, useNoteRecordings } from './note-recordings.tsx';
import { NoteText } from './note-text.tsx';
import { useItemCrumbs } from './project-crumbs.tsx';
import { EditButton, PanelButton } from './text-buttons.tsx';
import { OutlineButton, useTextEntries } from './text-tools.tsx';
import { TextStates } from './text-states.tsx';
import { useEditorCommand } from './use-editor-command.tsx';
import { useLeaving } from './use-leaving.ts';
import { useLiveText } from './use-live-text.ts';
import { useMovingNote, useMovingText } from './use-moving.tsx';
import { useObjectComments } from './use-object-comments.ts';
import styles from './note.module.css';

interface Props {
  known: ReturnType<typeof useNote> & { note: NoteView };
  place?: string;
}

export function NoteScreen({ known: { note, reasons, knownAccess, askAccess, projectArchived, mine }, place }: Props) {
  const text = useLiveText({
    documentId: note.id,
    refused: 'This note can’t be edited',
    reason: reasons.write,
    begins: note.title === '' && mine,
  });
  const { live, opening, whyNot, present, following, editor, writing, write, nameFirst, onNamed } = text;
  const { update, speakerRenamed } = useNoteChanges(note.id);
  const sheet = useRef<HTMLDivElement>(null);
  const panel = useNotePanel();
  const { say } = useAddress();
  const openTab = (tab: string) => {
    panel.show();
    say({ panel: tab });
  };
  const marking = useMarking({
    noteId: note.id,
    projectId: note.projectId,
    live,
    editor,
    sheet,
    reason: reasons.markUp,
  });
  usePlace(editor, place, {
    ...marking,
    onMissing: (how) => {
      panel.show();
      showToast({ tone: 'danger', ...MISSING[how] });
    },
    onNotFound: (words) => showToast({ title: 'No match in this note', message: `“${words}” is not in the text.` }),
  });
  const comments = useObjectComments({
    of: { type: 'NOTE', id: note.id },
    projectId: note.projectId,
    archived: note.archived,
    editor,
    place,
    onShow: () => openTab('comments'),
    settled: () => live?.settled() ?? Promise.resolve(),
  });
  const importing = useEditorCommand({ note, place, reason: reasons.write, known: knownAccess });
  const recordings = useNoteRecordings(note.id);
  useMarkingKeys({ marking, comments, editor, writing, write, recorded: recordings.player !== null });
  const crumbs = useItemCrumbs(note.projectId, note.projectTitle);
  const linkTo = (hash: NoteHash = {}) =>
    `${location.origin}/data/${slugged(note.title || UNTITLED_NOTE, note.id)}#${writeNoteHash(hash)}`.replace(/#$/, '');
  const [asking, setAsking] = useState<'delete' | 'redact' | null>(null);
  const answered = () => setAsking(null);
  const similar = useSimilarDialog({ type: 'NOTE', id: note.id }, `“${note.title || UNTITLED_NOTE}”`);
  const moving = useMovingNote(note, reasons.write);
  const movingText = useMovingText(note, editor, live, reasons.write);
  const leave = useLeaving(note.projectId, note.projectTitle);
  const textEntries = useTextEntries(text);
  const { archive, entries } = noteMenu({
    note,
    write: reasons.write,
    projectArchived,
    recordings: recordings.recordings,
    link: linkTo(),
    further: [similar.entry, ...movingText.entries, ...moving.entries, ...textEntries],
    onArchive: () => update({ archived: !note.archived }),
    onRedact: () => setAsking('redact'),
    onDelete: () => setAsking('delete'),
  });

  return (
    <NotePlayerContext value={recordings.player}>
      <Page
        title={note.title}
        placeholder={UNTITLED_NOTE}
        width="full"
        titleInPage
        crumbs={crumbs}
        mark={<FileText size={16} aria-hidden />}
        presence={<PersonAvatars people={present} label="Here now" following={following} />}
        actions={
          <>
            <EditButton writing={writing} reason={whyNot} onWrite={write} />
            <OutlineButton editor={editor} live={live} />
            <PanelButton panel={panel} label="Highlights and tags" />
          </>
        }
        share={<ShareButton objectType="note" objectId={note.id} reason={reasons.unshare} onlyOff={reasons.write} />}
        more={entries}
      >
        <RemovalDialog removal={marking.removal} />
        {importing}
        {similar.dialog}
        {movingText.dialog ?? moving.dialog}
        {asking === 'redact' && <RedactionsDialog noteId={note.id} reason={reasons.write} onClose={answered} />}
        {asking === 'delete' && (
          <DeleteDialog
            thing={{ type: 'NOTE', id: note.id, title: note.title || UNTITLED_NOTE }}
            onClose={answered}
            onDeleted={leave}
          />
        )}
        <div className={styles.note} data-panel={panel.open || undefined}>
          <div className={styles.reading}>
            <div className={styles.column}>
              {knownAccess && reasons.write && (
                <ReadOnlyNotice
                  reason={
                    note.archived
                      ? 'This note is archived. Restore it to edit or highlight.'
                      : reasons.markUp
                        ? reasons.write
                        : `${reasons.write}. You can highlight and tag.`
                  }
                  action={
                    askAccess ? (
                      <Button size="xs" variant="default" onClick={askAccess}>
                        Try again
                      </Button>
                    ) : note.archived ? (
                      <DisabledReason reason={archive.disabledReason}>
                        <Button size="xs" variant="default" onClick={archive.run}>
                          Restore
                        </Button>
                      </DisabledReason>
                    ) : undefined
                  }
                />
              )}
              <NoteHead
                note={note}
                marking={marking}
                reasons={reasons}
                writing={writing}
                nameFirst={nameFirst}
                onNamed={onNamed}
                update={update}
                onFields={() => openTab('fields')}
              />
              <NoteDocuments noteId={note.id} place={place} marking={marking} reasons={reasons} />
              <NoteAttachments note={note} reason={reasons.write} />
              <NoteRecordings
                {...recordings}
                noteId={note.id}
                editor={editor}
                writing={writing}
                marking={marking}
                whyNotMarked={reasons.markUp}
                whyNotWritten={reasons.write}
              />
              <NoteTranscripts
                noteId={note.id}
                projectId={note.projectId}
                recordings={recordings.recordings}
                editor={editor}
                reason={reasons.write}
                onType={() => write(true)}
              />
              {writing && editor && (
                <div className={styles.tools}>
                  <Toolbar editor={editor} onImage={pictureIn(note.projectId)} turns projectId={note.projectId} />
                </div>
              )}
              <TextStates live={live} opening={opening} things="the text" told={reasons.write !== undefined} />
              <NoteText
                note={note}
                text={text}
                marking={marking}
                sheet={sheet}
                whyNotMarked={reasons.markUp}
                whyNotShared={reasons.unshare}
                comments={comments}
                linkTo={(highlightId) => linkTo({ highlightId })}
                onSpeakerRenamed={speakerRenamed}
                commands={movingText.entries}
                onTime={recordings.seek}
              />
            </div>
          </div>
          {panel.open && (
            <NotePanel
              note={note}
              marking={marking}
              comments={comments}
              editor={editor}
              reasons={reasons}
              linkTo={(commentId) => linkTo({ commentId })}
              onClose={panel.toggle}
            />
          )}
        </div>
      </Page>
    </NotePlayerContext>
  );
}
