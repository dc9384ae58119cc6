import type { Hue, TagView } from '@evident/domain/tags';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Boards, tagsOf } from '../../data/tags/arrange.ts';
import type { Question } from './board-context.ts';
import { DescribeTag } from './describe-tag.tsx';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import styles from './tag-question.module.css';

interface Props {
  question: Question;
  boards: Boards;
  arrange: Arrange;
  /** @param focus the card to focus afterwards, by default the one in question */
  onClose: (focus?: string) => void;
}

const nameOf = (tags: readonly TagView[]): string =>
  tags.length === 1 ? `“${tags[0]!.title}”` : `${tags.length.toLocaleString()} tags`;

const titleOf = (question: Question): string => {
  switch (question.ask) {
    case 'move':
      return `Move ${nameOf(question.tags)}`;
    case 'copy':
      return `Copy ${nameOf(question.tags)}`;
    case 'merge':
      return `Merge ${nameOf(question.tags)} into another tag`;
    case 'describe':
      return `Describe “${question.tag.title}”`;
  }
};

/** Dialogs for moving, copying, merging and describing tags. */
export function TagQuestion(props: Props) {
  const { question, boards, arrange, onClose } = props;
  return (
    <Dialog
      opened
      onClose={() => onClose()}
      title={titleOf(question)}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {question.ask === 'describe' ? (
        <DescribeTag tag={question.tag} boards={boards} arrange={arrange} onClose={() => onClose()} />
      ) : question.ask === 'merge' ? (
        <MergeList {...props} tags={question.tags} />
      ) : (
        <GroupList {...props} tags={question.tags} copy={question.ask === 'copy'} />
      )}
    </Dialog>
  );
}

type ListProps = Omit<Props, 'question'> & { tags: readonly [TagView, ...TagView[]] };

/** The groups that the tags can move to: those of their project. Copies go to all boards in sight. */
function GroupList({ tags, copy, boards, arrange, onClose }: ListProps & { copy: boolean }) {
  const [{ projectId, tagGroupId, id, title }] = tags;
  const tagIds = tags.map((tag) => tag.id);
  const among = copy ? boards : boards.filter((board) => board.projectId === projectId);
  return (
    <>
      {copy && (
        <p className={styles.note}>Copies have no highlights. Tags that the group has already are left alone.</p>
      )}
      <ChoiceList
        label="Group"
        placeholder="Find a group"
        nothing="No matching groups."
        places={among.flatMap((board) =>
          board.groups.map((group) => ({
            id: group.id,
            title: among.length > 1 ? `${board.title} / ${group.title}` : group.title,
            mark: <Dot hue={group.color} />,
            here: tags.length === 1 && group.id === tagGroupId,
          })),
        )}
        onChoose={(group) => {
          onClose();
          if (copy) void arrange({ do: 'copyTags', tagIds, tagGroupId: group.id, into: group.title });
          else if (tags.length > 1) void arrange({ do: 'moveTags', tagIds, tagGroupId: group.id });
          else void arrange({ do: 'moveTag', tagId: id, title, tagGroupId: group.id, beforeTagId: null });
        }}
      />
    </>
  );
}

function MergeList({ tags, boards, arrange, onClose }: ListProps) {
  const [{ projectId, id, title, highlightCount }] = tags;
  const gone = new Set(tags.map((tag) => tag.id));
  const note =
    tags.length > 1
      ? `${tags.length.toLocaleString()} tags are deleted, and their highlights get the other tag. You can undo this.`
      : `“${title}” is deleted, and its ${highlightCount.toLocaleString()} ${highlightCount === 1 ? 'highlight gets' : 'highlights get'} the other tag. You can undo this.`;
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ChoiceList
        label="Tag to keep"
        placeholder="Find a tag"
        nothing="No matching tags."
        places={tagsOf(boards)
          .filter((other) => other.projectId === projectId && (tags.length > 1 || !gone.has(other.id)))
          .map((other) => ({
            id: other.id,
            title: other.title,
            mark: <Dot hue={other.color} />,
            reason: other.locked ? 'It is locked' : undefined,
          }))}
        onChoose={(into) => {
          onClose(into.id);
          const tagIds = [...gone].filter((tagId) => tagId !== into.id);
          if (tagIds.length > 1) void arrange({ do: 'mergeTags', tagIds, intoTagId: into.id, into: into.title });
          else void arrange({ do: 'mergeTag', tagId: tagIds[0] ?? id, title, intoTagId: into.id, into: into.title });
        }}
      />
    </>
  );
}

const Dot = ({ hue }: { hue: Hue }) => <span className={styles.dot} data-hue={hue} aria-hidden />;
