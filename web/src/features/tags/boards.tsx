import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search, Tags } from 'lucide-react';
import { useNavigate } from 'react-router';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { ReadOnlyNotice } from '../../ui/states/read-only-notice.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import type { Boards as All } from './arrange.ts';
import { BoardTabs } from './board-tabs.tsx';
import { Board } from './board.tsx';
import { type Arrange, useArranging } from './use-arranging.ts';
import styles from './boards.module.css';

interface Props {
  projectId: string;
  /** The board in the URL; the first one if absent or deleted. */
  boardId?: string;
  /** The path of the project's boards: `/projects/…/tags`. */
  path: string;
  readOnly: string | null;
}

export function Boards({ projectId, boardId, path, readOnly }: Props) {
  const boards = listOf(useQuery(tagBoardsQuery(projectId)));
  const arrange = useArranging(projectId);
  return (
    <div className={styles.page}>
      {readOnly !== null && (
        <div className={styles.notice}>
          <ReadOnlyNotice reason={readOnly} />
        </div>
      )}
      <Listing
        of={boards}
        things="tag boards"
        shape="cards"
        empty={<NoBoards path={path} readOnly={readOnly} arrange={arrange} />}
      >
        {(items) => (
          <OpenBoard
            boards={items}
            boardId={items.find(({ id }) => id === boardId)?.id ?? items[0]!.id}
            path={path}
            readOnly={readOnly}
            arrange={arrange}
          />
        )}
      </Listing>
    </div>
  );
}

const pathTo = (path: string, boardId: string): string => `${path}/b/${boardId}`;

function OpenBoard({
  boards,
  boardId,
  path,
  readOnly,
  arrange,
}: {
  boards: All;
  boardId: string;
  path: string;
  readOnly: string | null;
  arrange: Arrange;
}) {
  const navigate = useNavigate();
  const [typed, find] = useAddressText('q');
  return (
    <>
      <div className={styles.bar}>
        <BoardTabs
          boards={boards}
          boardId={boardId}
          readOnly={readOnly}
          arrange={arrange}
          pathTo={(id) => pathTo(path, id)}
          onGo={(id) => void navigate(id === null ? path : pathTo(path, id))}
        />
        <TextInput
          className={styles.find}
          aria-label="Find a tag on this board"
          placeholder="Find a tag"
          leftSection={<Search size={14} aria-hidden />}
          value={typed}
          onChange={(event) => find(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && typed !== '') {
              event.preventDefault();
              event.stopPropagation();
              find('');
            }
          }}
        />
      </div>
      <Board
        key={boardId}
        boards={boards}
        boardId={boardId}
        readOnly={readOnly}
        arrange={arrange}
        typed={typed}
        onClear={() => find('')}
      />
    </>
  );
}

function NoBoards({ path, readOnly, arrange }: { path: string; readOnly: string | null; arrange: Arrange }) {
  const navigate = useNavigate();
  const make = async () => {
    const done = await arrange({ do: 'createBoard', title: 'Themes' });
    if (done?.id !== undefined) void navigate(pathTo(path, done.id));
  };
  return (
    <EmptyState
      icon={Tags}
      title="A tag board shows what comes up again and again"
      action={
        <DisabledReason reason={readOnly}>
          <Button onClick={() => void make()}>Create tag board</Button>
        </DisabledReason>
      }
      sample={
        <Sample>
          <TagChip title="Works around it" hue="teal" count={4} />{' '}
          <TagChip title="Asks a colleague" hue="teal" count={2} />{' '}
          <TagChip title="Waits for a report" hue="orange" count={3} />
        </Sample>
      }
    >
      Columns are groups. Cards are tags with their number of highlights. Drag a card to move it, or hold it over
      another to merge the two.
    </EmptyState>
  );
}
