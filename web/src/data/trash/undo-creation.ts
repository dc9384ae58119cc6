import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { refetching, restoring, TooLateToUndo } from '../../kernel/undo/undo-change.ts';
import { placeNow } from '../../kernel/undo/shown-places.ts';
import { useUndo } from '../../kernel/undo/use-undo.ts';
import { type Deletable, moveToTrash } from './mutations.ts';

interface Creation<Thing> {
  readonly type: Deletable['type'];
  /** “Created a note”, for the toast of the undo. */
  readonly label: string;
  readonly id: string;
  /** As it is now on the server. */
  readonly read: () => Promise<Thing>;
  /** Whether members have put nothing into it. */
  readonly isEmpty: (thing: Thing) => boolean;
}

/**
 * Offers Ctrl/⌘ Z for an object that was just created: moves it to the trash. Not any more once its maker types anything, and refused once
 * someone has put something into it, because that would go with it.
 */
export function useUndoCreation() {
  const client = useQueryClient();
  const { done } = useUndo();
  const navigate = useNavigate();
  return <Thing>({ type, label, id, read, isEmpty }: Creation<Thing>): void => {
    const from = placeNow().path ?? '/';
    const remove = async () => {
      const now = await read().catch((thrown: unknown) => {
        throw asProblem(thrown).status === 404 ? new TooLateToUndo('It was deleted since then.') : thrown;
      });
      if (!isEmpty(now)) throw new TooLateToUndo(FILLED);
      const gone = await moveToTrash(type, id);
      if (placeNow().path?.includes(id)) void navigate(from, { replace: true });
      return restoring(gone);
    };
    const forget = done(
      label,
      refetching(remove, () => client.invalidateQueries()),
      { quiet: true },
    );
    // Words reach the lists of the server some seconds later.
    document.addEventListener('input', forget, { capture: true, once: true });
  };
}

const FILLED = 'It is not empty any more. To remove it all the same, choose Delete in its menu.';
