import { UNTITLED_NOTE, type NoteView } from '@evident/domain/notes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import { useMoveText } from '../data/moving/mutations.ts';
import { noteListQuery } from '../data/notes/queries.ts';
import type { MovedWords } from '../editor/words-to-move.ts';
import { showProblem } from '../kernel/show-problem.ts';
import { ChoiceList } from '../ui/choice-list.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  note: Pick<NoteView, 'id' | 'projectId'>;
  words: MovedWords;
  onClose: () => void;
}

/** Chooses the note that selected words go to the end of. */
export function MoveTextDialog({ note, words, onClose }: Props) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(noteListQuery(note.projectId, {}));
  // Every note of the project can be found by its title.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const move = useMoveText(note.id);
  const notes = data?.pages.flatMap(({ items }) => items);
  const into = async (target: { id: string; title: string }) => {
    onClose();
    try {
      const { start, end } = words;
      await move({ start, end, noteId: target.id, place: 'END' }, `Moved text to “${target.title}”`);
    } catch (thrown) {
      showProblem(thrown, 'Moving failed');
    }
  };
  return (
    <Dialog opened onClose={onClose} title={`Move “${words.shown}”`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <ChoiceList
        label="Note"
        placeholder="Find a note"
        nothing="No matching notes."
        places={notes?.map(({ id, title }) => ({
          id,
          title: title || UNTITLED_NOTE,
          mark: <FileText size={16} aria-hidden />,
          here: id === note.id,
        }))}
        onChoose={(target) => void into(target)}
      />
    </Dialog>
  );
}
