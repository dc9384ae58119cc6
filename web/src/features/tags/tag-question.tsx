import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core';
import { tagWording } from '@evident/domain/tags';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { type Boards, tagsOf } from './arrange.ts';
import type { Question } from './board-context.ts';
import type { Arrange } from './use-arranging.ts';
import styles from './tag-question.module.css';

interface Props {
  question: Question;
  boards: Boards;
  arrange: Arrange;
  /** @param focus the card that has the focus afterwards, if not the one asked about */
  onClose: (focus?: string) => void;
}

const TITLES = { move: (title: string) => `Move “${title}”`, merge: (title: string) => `Merge “${title}” into another tag`, describe: (title: string) => `Describe “${title}”` };

/** What one has to say before a tag is moved, merged or described. */
export function TagQuestion({ question: { ask, tag }, boards, arrange, onClose }: Props) {
  return (
    <Modal opened onClose={() => onClose()} title={TITLES[ask](tag.title)} returnFocus={false} closeButtonProps={{ 'aria-label': 'Close' }}>
      {ask === 'describe' && <Describe tag={tag} arrange={arrange} onClose={onClose} />}
      {ask === 'move' && (
        <Choice label="Group" placeholder="Find a group" nothing="No group has this in its name." onClose={onClose}
          places={boards.flatMap((board) => board.groups.map((group) => ({ id: group.id, title: boards.length > 1 ? `${board.title} / ${group.title}` : group.title, hue: group.color, here: group.id === tag.tagGroupId })))}
          choose={(group) => { onClose(); void arrange({ do: 'moveTag', tagId: tag.id, title: tag.title, tagGroupId: group.id, beforeTagId: null }); }} />
      )}
      {ask === 'merge' && (
        <Choice label="Tag that stays" placeholder="Find a tag" nothing="No tag has this in its name." onClose={onClose}
          note={`“${tag.title}” goes, and its ${tag.highlightCount.toLocaleString()} ${tag.highlightCount === 1 ? 'highlight carries' : 'highlights carry'} the other tag instead. You can undo it.`}
          places={tagsOf(boards).filter(({ id }) => id !== tag.id).map((other) => ({ id: other.id, title: other.title, hue: other.color, reason: other.locked ? 'It is locked' : undefined }))}
          choose={(into) => { onClose(into.id); void arrange({ do: 'mergeTag', tagId: tag.id, title: tag.title, intoTagId: into.id, into: into.title }); }} />
      )}
    </Modal>
  );
}

interface Place { id: string; title: string; hue: string; here?: boolean; reason?: string }
interface ChoiceProps { label: string; placeholder: string; nothing: string; note?: string; places: readonly Place[]; choose: (place: Place) => void; onClose: () => void }

function Choice({ label, placeholder, nothing, note, places, choose }: ChoiceProps) {
  const [typed, setTyped] = useState('');
  const [stepped, setStepped] = useState(0);
  const list = useId();
  const found = places.filter(({ title }) => title.toLowerCase().includes(typed.trim().toLowerCase()));
  const possible = found.filter((place) => whyNot(place) === undefined);
  const chosen = possible[stepped];
  const step = (by: number) => setStepped((before) => Math.min(Math.max(before + by, 0), possible.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    if (event.key !== 'Enter') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (chosen) choose(chosen);
  };
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      <TextInput label={label} placeholder={placeholder} value={typed} data-autofocus role="combobox" aria-expanded aria-controls={list} aria-autocomplete="list" autoComplete="off"
        aria-activedescendant={chosen && `${list}-${chosen.id}`} onChange={(event) => { setTyped(event.currentTarget.value); setStepped(0); }} onKeyDown={onKeyDown} />
      <ul className={styles.list} id={list} role="listbox" aria-label="What there is">
        {found.map((place) => <PlaceRow key={place.id} id={`${list}-${place.id}`} place={place} chosen={place === chosen} onChoose={() => choose(place)} />)}
      </ul>
      {found.length === 0 && <p role="status" className={styles.note}>{nothing}</p>}
    </>
  );
}

const whyNot = ({ here, reason }: Place): string | undefined => (here ? 'It is here already' : reason);

function PlaceRow({ id, place, chosen, onChoose }: { id: string; place: Place; chosen: boolean; onChoose: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => { if (chosen) row.current?.scrollIntoView({ block: 'nearest' }); }, [chosen]);
  const why = whyNot(place);
  return (
    <li ref={row} id={id} role="option" aria-selected={chosen} aria-disabled={why !== undefined} className={styles.place} data-hue={place.hue} onClick={() => { if (why === undefined) onChoose(); }}>
      <span className={styles.dot} aria-hidden />
      <span className={styles.title}>{place.title}</span>
      {place.here && <Check size={14} aria-hidden />}
      {why !== undefined && <span className={styles.reason}>{why}</span>}
    </li>
  );
}

function Describe({ tag, arrange, onClose }: { tag: Question['tag']; arrange: Arrange; onClose: () => void }) {
  const [text, setText] = useState(tag.description ?? '');
  const keep = () => {
    onClose();
    const description = text.trim() === '' ? null : text.trim();
    if (description !== tag.description) void arrange({ do: 'updateTag', tagId: tag.id, wording: { description }, label: `Described “${tag.title}”` });
  };
  return (
    <form onSubmit={(event) => { event.preventDefault(); keep(); }}>
      <Textarea label="What the tag stands for" description="For everyone who tags after you: what belongs here, and what does not." autosize minRows={3} maxRows={10} maxLength={tagWording.properties.description.maxLength} value={text} data-autofocus
        onChange={(event) => setText(event.currentTarget.value)} onKeyDown={(event) => { if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) { event.preventDefault(); keep(); } }} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onClose()}>Cancel</Button>
        <Button type="submit">Keep</Button>
      </Group>
    </form>
  );
}
