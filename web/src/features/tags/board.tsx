import { Button } from '@mantine/core';
import type { TagView } from '@evident/domain/tags';
import { Plus, Tags } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isTyping } from '../../kernel/keys/targets.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { usePageActions } from '../../ui/use-page-actions.ts';
import { type Boards, filtered, tagsOf } from '../../data/tags/arrange.ts';
import { BoardContext, type BoardState, type Question } from './board-context.ts';
import { ChosenTags } from './chosen-tags.tsx';
import { GroupColumn } from './group-column.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { sameNames } from './same-names.ts';
import { SameNamesNotice } from './same-names-notice.tsx';
import { TagQuestion } from './tag-question.tsx';
import { useChosen } from './use-chosen.ts';
import { useCardKeys } from './use-card-keys.ts';
import type { Arrange } from '../../data/tags/use-arranging.ts';
import styles from './board.module.css';

interface Props {
  boards: Boards;
  boardId: string;
  readOnly: string | null;
  arrange: Arrange;
  /** The filter text. */
  typed?: string;
  onClear?: () => void;
}

/** A board: groups as columns, tags as cards. Every drag has a keyboard alternative. */
export function Board({ boards, boardId, readOnly, arrange, typed = '', onClear = () => undefined }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [editing, edit] = useState<string | null>(null);
  const [question, ask] = useState<Question | null>(null);
  const [active, setActive] = useState<string | null>(null);
  /** The card to focus after the next change of the board. */
  const wanted = useRef<string | null>(null);
  const groups = useMemo(() => boards.find(({ id }) => id === boardId)?.groups ?? [], [boards, boardId]);
  const same = useMemo(() => sameNames(groups), [groups]);
  const shown = filtered(groups, typed);
  const cards = tagsOf([{ groups: shown }]);
  const activeId = cards.find(({ id }) => id === active)?.id ?? cards[0]?.id ?? null;
  const focusCard = (tagId: string | null) => {
    wanted.current = tagId;
    setActive(tagId);
  };
  const { chosen, choose, clear } = useChosen(cards);
  const state: BoardState = {
    boards,
    groups,
    shown,
    readOnly,
    arrange,
    editing,
    edit,
    ask,
    chosen: chosen.ids,
    choose,
    activeId,
    focusCard,
  };
  const keys = useCardKeys(state);
  useLayoutEffect(() => {
    if (wanted.current === null || editing !== null || question !== null) return;
    const now = document.activeElement;
    if (isTyping(now)) return;
    const card = area.current?.querySelector<HTMLElement>(`[data-card="${wanted.current}"] [data-card-focus]`);
    if (card && now !== card && (now === document.body || area.current?.contains(now))) card.focus();
  });
  const [adding, setAdding] = useState(false);
  const making = { boardId, readOnly, arrange, adding, setAdding };
  if (groups.length === 0) return <NoGroups {...making} />;
  if (shown.length === 0) return <FilteredToNothing things="tags" of={tagsOf([{ groups }]).length} onClear={onClear} />;
  return (
    <BoardContext value={state}>
      {same.length > 0 && (
        <div className={styles.notice}>
          <SameNamesNotice found={same} readOnly={readOnly} arrange={arrange} />
        </div>
      )}
      <div
        ref={area}
        className={styles.board}
        {...keys}
        onPointerDown={() => {
          wanted.current = null;
        }}
      >
        {shown.map((group) => (
          <GroupColumn key={group.id} group={group} />
        ))}
        {typed.trim() === '' && <NewGroup {...making} />}
      </div>
      {isSome(chosen.tags) && (
        <ChosenTags tags={chosen.tags} readOnly={readOnly} arrange={arrange} ask={ask} onClear={clear} />
      )}
      {question && (
        <TagQuestion
          question={question}
          boards={boards}
          arrange={arrange}
          onClose={(focus) => {
            focusCard(focus ?? (question.ask === 'describe' ? question.tag : question.tags[0]).id);
            if (focus !== undefined || question.ask === 'move') clear();
            ask(null);
          }}
        />
      )}
    </BoardContext>
  );
}

const isSome = (tags: readonly TagView[]): tags is readonly [TagView, ...TagView[]] => tags.length > 0;

interface Making extends Pick<Props, 'boardId' | 'readOnly' | 'arrange'> {
  adding: boolean;
  setAdding: (adding: boolean) => void;
}

/** Creates one group after another without leaving the keyboard, also on an empty board. */
function NewGroup({ boardId, readOnly, arrange, adding, setAdding }: Making) {
  /** Finished with a key, so the button has the focus. */
  const [next, setNext] = useState(false);
  const done = (title: string | null) => {
    const stays = title !== null && document.activeElement instanceof HTMLInputElement;
    setAdding(stays);
    setNext(title === null && document.activeElement instanceof HTMLInputElement);
    if (title !== null) void arrange({ do: 'createGroup', tagBoardId: boardId, title });
  };
  usePageActions([
    {
      label: 'New tag group',
      icon: Plus,
      keywords: 'create column',
      run: () => setAdding(true),
      disabledReason: readOnly,
    },
  ]);
  return (
    <div className={styles.new}>
      {adding ? (
        <div className={styles.field}>
          <NameField label="New group name" placeholder="Group name, then Enter" again onDone={done} />
        </div>
      ) : (
        <DisabledReason reason={readOnly}>
          <Button
            variant="default"
            fullWidth
            autoFocus={next}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            New group
          </Button>
        </DisabledReason>
      )}
    </div>
  );
}

function NoGroups(props: Making) {
  return (
    <EmptyState icon={Tags} title="Groups gather tags that belong together" action={<NewGroup {...props} />}>
      A group is a column with its own color, such as “Trust” or “Price”. Its tags use that color here and in notes.
    </EmptyState>
  );
}
