import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Search, Tags } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tagBoardsQuery } from '../../data/tags/queries.ts';
import { beginField } from '../../kernel/keys/begun.ts';
import { holdKeys } from '../../kernel/keys/type-ahead.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import { useWho } from '../../kernel/who.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { ReadOnlyNotice } from '../../ui/states/read-only-notice.tsx';
import { Sample } from '../../ui/states/sample.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import type { Boards as All } from '../../data/tags/arrange.ts';
import { BoardTabs } from './board-tabs.tsx';
import { Board } from './board.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { type Arrange, useArranging } from '../../data/tags/use-arranging.ts';
import { useTemplates } from '../../data/tags/mutations.ts';
import { whyNotWorkspaceTags } from './workspace-tags.ts';
import styles from './boards.module.css';

interface Props {
  /** Null: the boards of the workspace. */
  projectId: string | null;
  /** The board in the URL; the first one if absent or deleted. */
  boardId?: string;
  /** The address of a board, or of the first one. */
  pathTo: (boardId: string | null) => string;
  readOnly: string | null;
}

/** The tag boards of a project, followed by those of the workspace. */
export function Boards({ projectId, boardId, pathTo, readOnly }: Props) {
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
        empty={<NoBoards shared={projectId === null} pathTo={pathTo} readOnly={readOnly} arrange={arrange} />}
      >
        {(items) => (
          <OpenBoard
            boards={items}
            boardId={items.find(({ id }) => id === boardId)?.id ?? items[0]!.id}
            pathTo={pathTo}
            readOnly={readOnly}
            arrange={arrange}
          />
        )}
      </Listing>
    </div>
  );
}

function OpenBoard({
  boards,
  boardId,
  pathTo,
  readOnly,
  arrange,
}: {
  boards: All;
  boardId: string;
  pathTo: Props['pathTo'];
  readOnly: string | null;
  arrange: Arrange;
}) {
  const navigate = useNavigate();
  const [typed, find] = useAddressText('q');
  const shared = whyNotWorkspaceTags(useWho()?.member);
  const fixed = boards.find(({ id }) => id === boardId)?.projectId === null ? shared : readOnly;
  return (
    <>
      <div className={styles.bar}>
        <BoardTabs
          boards={boards}
          boardId={boardId}
          readOnly={fixed}
          whyNoNew={readOnly}
          arrange={arrange}
          pathTo={pathTo}
          onGo={(id) => void navigate(pathTo(id))}
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
        readOnly={fixed}
        arrange={arrange}
        typed={typed}
        onClear={() => find('')}
      />
    </>
  );
}

function NoBoards({
  shared,
  pathTo,
  readOnly,
  arrange,
}: Pick<Props, 'pathTo' | 'readOnly'> & { shared: boolean; arrange: Arrange }) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const fixed = whyNotWorkspaceTags(useWho()?.member);
  const templates = useTemplates();
  const make = async (title = 'Themes', templateId?: string) => {
    const done = await arrange({ do: 'createBoard', title, ...(templateId === undefined ? {} : { templateId }) });
    if (done?.id !== undefined) void navigate(pathTo(done.id));
    return done?.id;
  };
  const makeNamed = async () => {
    const stop = holdKeys();
    const id = await make();
    if (id === undefined) stop();
    else beginField(id);
  };
  return (
    <EmptyState
      icon={Tags}
      title={
        shared ? 'Tags of the workspace are used in every project' : 'A tag board shows what comes up again and again'
      }
      action={
        <>
          <DisabledReason reason={readOnly}>
            <Button onClick={() => void makeNamed()}>Create tag board</Button>
          </DisabledReason>{' '}
          <DisabledReason reason={readOnly}>
            <Button variant="default" onClick={() => setChoosing(true)}>
              Start from a template
            </Button>
          </DisabledReason>
          {choosing && (
            <TemplateDialog
              fixed={fixed}
              onCreate={make}
              onDelete={(template) => void templates.remove(template)}
              onClose={() => setChoosing(false)}
            />
          )}
        </>
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
