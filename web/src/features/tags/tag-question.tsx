import { Button, Group, Textarea } from '@mantine/core';
import { tagWording, type Hue } from '@evident/domain/tags';
import { useState } from 'react';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Boards, tagsOf } from './arrange.ts';
import type { Question } from './board-context.ts';
import type { Arrange } from './use-arranging.ts';
import styles from './tag-question.module.css';

interface Props {
  question: Question;
  boards: Boards;
  arrange: Arrange;
  /** @param focus the card to focus afterwards, by default the one in question */
  onClose: (focus?: string) => void;
}

const TITLES = {
  move: (title: string) => `Move “${title}”`,
  merge: (title: string) => `Merge “${title}” into another tag`,
  describe: (title: string) => `Describe “${title}”`,
};

/** Dialogs for moving, merging and describing a tag. */
export function TagQuestion({ question: { ask, tag }, boards, arrange, onClose }: Props) {
  return (
    <Dialog
      opened
      onClose={() => onClose()}
      title={TITLES[ask](tag.title)}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {ask === 'describe' && <Describe tag={tag} boards={boards} arrange={arrange} onClose={onClose} />}
      {ask === 'move' && (
        <ChoiceList
          label="Group"
          placeholder="Find a group"
          nothing="No matching groups."
          places={boards.flatMap((board) =>
            board.groups.map((group) => ({
              id: group.id,
              title: boards.length > 1 ? `${board.title} / ${group.title}` : group.title,
              mark: <Dot hue={group.color} />,
              here: group.id === tag.tagGroupId,
            })),
          )}
          onChoose={(group) => {
            onClose();
            void arrange({ do: 'moveTag', tagId: tag.id, title: tag.title, tagGroupId: group.id, beforeTagId: null });
          }}
        />
      )}
      {ask === 'merge' && (
        <>
          <p className={styles.note}>
            “{tag.title}” is deleted, and its {tag.highlightCount.toLocaleString()}{' '}
            {tag.highlightCount === 1 ? 'highlight gets' : 'highlights get'} the other tag. You can undo this.
          </p>
          <ChoiceList
            label="Tag to keep"
            placeholder="Find a tag"
            nothing="No matching tags."
            places={tagsOf(boards)
              .filter(({ id }) => id !== tag.id)
              .map((other) => ({
                id: other.id,
                title: other.title,
                mark: <Dot hue={other.color} />,
                reason: other.locked ? 'It is locked' : undefined,
              }))}
            onChoose={(into) => {
              onClose(into.id);
              void arrange({ do: 'mergeTag', tagId: tag.id, title: tag.title, intoTagId: into.id, into: into.title });
            }}
          />
        </>
      )}
    </Dialog>
  );
}

const Dot = ({ hue }: { hue: Hue }) => <span className={styles.dot} data-hue={hue} aria-hidden />;

/** Keeps the text until the server accepts it. Saving again after a conflict overwrites the other member's text. */
function Describe({
  tag,
  boards,
  arrange,
  onClose,
}: {
  tag: Question['tag'];
  boards: Boards;
  arrange: Arrange;
  onClose: () => void;
}) {
  const [begun] = useState(tag);
  const [text, setText] = useState(begun.description ?? '');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState(false);
  const keep = async () => {
    const description = text.trim() === '' ? null : text.trim();
    if (description === begun.description) return onClose();
    const { version } = (refused && tagsOf(boards).find(({ id }) => id === tag.id)) || begun;
    setSending(true);
    const done = await arrange({
      do: 'updateTag',
      tagId: tag.id,
      seen: version,
      wording: { description },
      label: `Described “${tag.title}”`,
    });
    setSending(false);
    setRefused(true);
    if (done) onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Textarea
        label="Description"
        description="Tell your team what belongs here and what doesn’t."
        autosize
        minRows={3}
        maxRows={10}
        maxLength={tagWording.properties.description.maxLength}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
            event.preventDefault();
            void keep();
          }
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onClose()}>
          Cancel
        </Button>
        <Button type="submit" loading={sending}>
          Save
        </Button>
      </Group>
    </form>
  );
}
