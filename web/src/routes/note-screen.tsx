import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { slugged } from '@evident/domain/links';
import { UNTITLED_NOTE, type NoteView } from '@evident/domain/notes';
import type { Editor } from '@tiptap/core';
import { Archive, ArchiveRestore, Link2, PanelRight, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { readingCaret } from '../editor/reading-caret.ts';
import { TextEditor } from '../editor/text-editor.tsx';
import { Toolbar } from '../editor/toolbar.tsx';
import { useLiveDocument } from '../editor/use-live-document.ts';
import { useMe, usePresent } from '../editor/use-present.ts';
import { useWriting } from '../editor/use-writing.ts';
import { Floating, type Spot } from '../features/highlights/floating.tsx';
import { HighlightPanel } from '../features/highlights/highlight-panel.tsx';
import { MarginChips } from '../features/highlights/margin-chips.tsx';
import { MarkingLayer } from '../features/highlights/marking-layer.tsx';
import { usePlace } from '../features/highlights/use-marked-words.ts';
import { useMarking } from '../features/highlights/use-marking.ts';
import { spotOfElement } from '../features/highlights/use-selected-words.ts';
import { NoteFacts } from '../features/notes/note-facts.tsx';
import { SpeakerName } from '../features/notes/speaker-name.tsx';
import { useNoteChanges, usePictureUpload, type useNote } from '../features/notes/use-note.ts';
import { ShareButton } from '../features/sharing/share-button.tsx';
import { ShareDialog } from '../features/sharing/share-dialog.tsx';
import { showToast } from '../kernel/toasts.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { PersonAvatars } from '../ui/person-avatars.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { OfflineNotice } from '../ui/states/offline-notice.tsx';
import { ReadOnlyNotice } from '../ui/states/read-only-notice.tsx';
import { Refused } from '../ui/states/refused.tsx';
import { useMarkingKeys, usePanel } from './note-keys.ts';
import styles from './note.module.css';

const READING = [readingCaret];

interface Props {
  known: ReturnType<typeof useNote> & { note: NoteView };
  place?: string;
}

/** A note that is known: its facts, its live text, its highlights. */
export function NoteScreen({ known: { note, reasons, knownAccess, projectArchived }, place }: Props) {
  const { live, opening } = useLiveDocument(note.id);
  const { update, speakerRenamed } = useNoteChanges(note.id);
  const addPicture = usePictureUpload(note.projectId);
  const me = useMe();
  const [editor, setEditor] = useState<Editor | null>(null);
  const begun = reasons.write === undefined && note.title === '' && editor?.isEmpty === true && note.authors.some(({ id }) => id === me?.id);
  const [wanted, setWanted] = useWriting(begun);
  const [speaker, setSpeaker] = useState<{ id: string; spot: Spot } | null>(null);
  const [shared, setShared] = useState<string | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const panel = usePanel();
  const writing = wanted && reasons.write === undefined;
  const marking = useMarking({ noteId: note.id, projectId: note.projectId, live, editor, sheet, reason: reasons.markUp });
  const present = usePresent(live, me?.id);
  usePlace(editor, place, marking.highlights, marking.known, marking.choose);
  const write = (on: boolean) => { if (on && reasons.write) showToast({ tone: 'danger', title: 'This note can’t be edited', message: reasons.write }); else setWanted(on); };
  useMarkingKeys({ marking, editor, writing, write });
  const linkTo = (highlightId?: string) => `${location.origin}/data/${slugged(note.title || UNTITLED_NOTE, note.id)}${highlightId ? `#highlight-${highlightId}` : ''}`;
  const copyLink = async () => { await navigator.clipboard.writeText(linkTo()); showToast({ title: 'Link copied' }); };
  const archive = { label: note.archived ? 'Take out of the archive' : 'Archive', icon: note.archived ? ArchiveRestore : Archive, disabledReason: note.archived ? (projectArchived ? reasons.write : null) : reasons.write, run: () => update({ archived: !note.archived }) };

  return (
    <Page
      title={note.title} placeholder={UNTITLED_NOTE} width="full" renamedByKey={false}
      onRename={(title) => update({ title })} fixedTitle={reasons.write}
      crumbs={[{ title: 'Projects', to: '/projects' }, { title: note.projectTitle, to: `/projects/${slugged(note.projectTitle, note.projectId)}` }]}
      presence={<PersonAvatars people={present} label="Here now" />}
      actions={(
        <>
          <DisabledReason reason={reasons.write}><Button size="xs" variant={writing ? 'filled' : 'default'} leftSection={writing ? undefined : <Pencil size={13} aria-hidden />} onClick={() => write(!writing)}>{writing ? 'Done' : 'Edit'}</Button></DisabledReason>
          <Tooltip label={panel.open ? 'Hide the highlights' : 'Show the highlights'}><ActionIcon aria-label="Highlights and tags" aria-expanded={panel.open} onClick={panel.toggle}><PanelRight size={16} aria-hidden /></ActionIcon></Tooltip>
        </>
      )}
      share={<ShareButton objectType="note" objectId={note.id} reason={reasons.write} />}
      more={[{ label: 'Copy the link', icon: Link2, run: () => void copyLink() }, archive]}
    >
      <div className={styles.note} data-panel={panel.open || undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            <OfflineNotice>{writing ? 'What you type is kept on this page and saved when the connection is back.' : 'You see the note as it was.'}</OfflineNotice>
            {knownAccess && reasons.write && <ReadOnlyNotice reason={note.archived ? `${reasons.write}: this note is archived` : reasons.markUp ? reasons.write : `${reasons.write}. You can highlight and tag.`} />}
            <NoteFacts note={note} reason={reasons.write} onDate={(occurredOn) => update({ occurredOn })} />
            {writing && editor && <div className={styles.tools}><Toolbar editor={editor} onImage={addPicture} /></div>}
            {opening.as === 'refused' && <Refused title="The text could not be opened" reason={opening.reason} />}
            {opening.as === 'opening' && <ListSkeleton things="the text" shape="text" count={5} />}
            <div className={styles.sheet} ref={sheet} onClick={(event) => {
              const id = (event.target as Element).closest<HTMLElement>('.text [data-highlight]')?.dataset['highlight'];
              if (id && !writing && document.getSelection()?.isCollapsed !== false) marking.choose(id, true);
            }}>
              <div className={styles.words}>
                {live && opening.as === 'open' && (
                  <TextEditor live={live} label={`Text of ${note.title || UNTITLED_NOTE}`} writing={writing} me={me} extensions={READING} onEscape={() => setWanted(false)} onEditor={setEditor}
                    onSpeaker={(id, at) => { if (sheet.current) setSpeaker({ id, spot: spotOfElement(sheet.current, at) }); }} />
                )}
              </div>
              <div className={styles.margin}>{editor && <MarginChips editor={editor} highlights={marking.highlights} chosenId={marking.chosenId} onChoose={(id) => marking.choose(id, true)} />}</div>
              {editor && <MarkingLayer marking={marking} editor={editor} sheet={sheet} writing={writing} reason={reasons.markUp} whyNoNew={reasons.write} linkTo={linkTo} onShare={setShared} />}
              {speaker && live && (
                <Floating spot={speaker.spot} label="Speaker" onClose={() => setSpeaker(null)}>
                  <SpeakerName key={speaker.id} name={live.speakers.of(speaker.id)} reason={reasons.write} onRename={(name) => { live.speakers.rename(speaker.id, name); speakerRenamed(speaker.id, name); }} onClose={() => setSpeaker(null)} />
                </Floating>
              )}
            </div>
          </div>
        </div>
        {shared !== null && <ShareDialog objectType="highlight" objectId={shared} opened onClose={() => setShared(null)} />}
        {panel.open && <aside className={styles.panel} aria-label="Highlights and tags"><HighlightPanel marking={marking} reason={reasons.markUp} /></aside>}
      </div>
    </Page>
  );
}
