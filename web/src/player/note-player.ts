import { createContext, useContext } from 'react';
import { createStore, type Store } from '../kernel/store.ts';
import { createDeck, type Deck } from './deck.ts';
import { playerSettings } from './player-settings.ts';
import type { PlaySpan } from './recording-media.ts';

/** The player of a note, joined with its text. Times in milliseconds. */
export interface NotePlayer {
  readonly deck: Deck;
  /** The recordings of the note, in order. */
  readonly files: Store<readonly string[]>;
  /** The recording in the player; null for the first one. */
  readonly chosen: Store<string | null>;
  /** Whether the text scrolls with the words. Off once the member scrolls. */
  readonly following: Store<boolean>;
  has(fileId: string | null): boolean;
  /** Goes to a time of a recording, null for the first one. Keeps playing, or starts if wanted. */
  seek(ms: number, fileId: string | null, play?: boolean): void;
  /** Plays seconds of a recording, then pauses. `of` is the highlight that they belong to. */
  playSpan(span: PlaySpan, of: string | null): void;
  /** The highlight that was played last; null after another seek. */
  readonly playingSpan: Store<string | null>;
  choose(fileId: string): void;
}

export function createNotePlayer(): NotePlayer {
  const deck = createDeck();
  const files = createStore<readonly string[]>([]);
  const chosen = createStore<string | null>(null);
  const following = createStore(playerSettings.get().follow);
  const idOf = (fileId: string | null) => fileId ?? files.get()[0] ?? null;
  const playingSpan = createStore<string | null>(null);
  let ends: (() => void)[] = [];
  /** Runs when the recording is in the deck: at once, or after the player has loaded it. */
  const once = (fileId: string | null, run: () => void) => {
    for (const end of ends) end();
    ends = [];
    const id = idOf(fileId);
    if (id === null) return;
    chosen.set(id);
    if (deck.state.get().fileId === id) return run();
    deck.pause();
    ends = [
      deck.state.subscribe(() => {
        if (deck.state.get().fileId !== id) return;
        for (const end of ends) end();
        ends = [];
        queueMicrotask(run);
      }),
    ];
  };
  return {
    deck,
    files,
    chosen,
    following,
    has: (fileId) => {
      const id = idOf(fileId);
      return id !== null && files.get().includes(id);
    },
    seek: (ms, fileId, start = false) => {
      const play = start || deck.state.get().playing;
      once(fileId, () => {
        deck.seek(ms);
        playingSpan.set(null);
        following.set(playerSettings.get().follow);
        if (play) deck.play();
      });
    },
    playingSpan,
    playSpan: ({ fileId, startMs, endMs }, of) =>
      once(fileId, () => {
        deck.seek(startMs);
        playingSpan.set(of);
        following.set(playerSettings.get().follow);
        deck.play(endMs);
      }),
    choose: (fileId) => once(fileId, () => {}),
  };
}

export const NotePlayerContext = createContext<NotePlayer | null>(null);

/** The player of the note around; null elsewhere. */
export const useNotePlayer = (): NotePlayer | null => useContext(NotePlayerContext);
