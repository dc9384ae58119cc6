import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUndo } from '../undo/use-undo.ts';
import { optimistic, type Optimistic } from './optimistic.ts';

/** Optimistic update; rolled back with the reason on refusal. */
export function useOptimistic<Input, Output>(wanted: Optimistic<Input, Output>) {
  return useMutation(optimistic(useQueryClient(), useUndo().done, wanted));
}
