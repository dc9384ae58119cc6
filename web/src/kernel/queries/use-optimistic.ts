import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUndo } from '../undo/use-undo.ts';
import { optimistic, type Optimistic } from './optimistic.ts';

/** A change that is seen at once, confirmed later, and put back with the reason when it is refused. */
export function useOptimistic<Input, Output>(wanted: Optimistic<Input, Output>) {
  return useMutation(optimistic(useQueryClient(), useUndo().done, wanted));
}
