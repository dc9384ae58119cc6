import { useCallback, useSyncExternalStore } from 'react';
import type { NotePlayer } from './note-player.ts';

/** Whether the player of the note plays the seconds of a highlight. */
export function usePlaying(player: NotePlayer | null, highlightId: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!player) return () => {};
      const ends = [player.playingSpan.subscribe(changed), player.deck.state.subscribe(changed)];
      return () => {
        for (const end of ends) end();
      };
    },
    [player],
  );
  const read = () => player !== null && player.playingSpan.get() === highlightId && player.deck.state.get().playing;
  return useSyncExternalStore(subscribe, read, read);
}
