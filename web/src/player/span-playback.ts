import { createStore, type Store } from '../kernel/store.ts';
import { createDeck, type Deck } from './deck.ts';
import type { FindPlayable } from './playable.ts';
import type { PlaySpan } from './recording-media.ts';
import { browserPlays, sourceOf } from './source.ts';
import { commonTime, lengthOf, placeAt, totalOf } from './spans.ts';
import type { RunningTime } from './timeline.tsx';

export interface SpanState {
  readonly playing: boolean;
  readonly waiting: boolean;
  /** The span at the current time. */
  readonly index: number;
  /** Which deck is seen. */
  readonly front: 0 | 1;
  /** Whether the current span has a picture. */
  readonly picture: boolean;
  readonly poster: string | null;
  /** Why the current span cannot be played; null if it can. */
  readonly problem: string | null;
}

/** Plays seconds of recordings one after another. Times are common to all spans, in milliseconds. */
export interface SpanPlayback extends RunningTime {
  readonly state: Store<SpanState>;
  readonly decks: readonly [Deck, Deck];
  play(): void;
  pause(): void;
  seek(ms: number): void;
  close(): void;
}

const FIRST: SpanState = {
  playing: false,
  waiting: false,
  index: 0,
  front: 0,
  picture: false,
  poster: null,
  problem: null,
};
const UNPLAYABLE = 'This recording can’t be played.';

/** Two decks take turns: while one plays a span, the other waits at the start of the next. */
export function createSpanPlayback(spans: readonly PlaySpan[], find: FindPlayable): SpanPlayback {
  const decks = [createDeck(), createDeck()] as const;
  const state = createStore(FIRST);
  const say = (change: Partial<SpanState>) => state.change((before) => ({ ...before, ...change }));
  const listeners = new Set<(ms: number) => void>();
  const total = totalOf(spans);
  let wantedMs: number | null = 0;
  let latest = 0;
  let closed = false;

  const front = () => decks[state.get().front];
  const now = () => wantedMs ?? commonTime(spans, { index: state.get().index, ms: front().now() });
  const tell = (ms: number) => {
    for (const listener of listeners) listener(ms);
  };

  /** Loads a span into a deck, unless its recording is there already. */
  const load = async (deck: Deck, span: PlaySpan, ms: number): Promise<boolean> => {
    const { recording, media } = await find(span.fileId);
    const source = sourceOf(recording, media, browserPlays);
    if (closed || !source) return false;
    deck.load(span.fileId, source, ms);
    return true;
  };

  const prepareNext = (index: number) => {
    const next = spans[index + 1];
    const back = decks[state.get().front === 0 ? 1 : 0];
    if (!next) return;
    void load(back, next, next.startMs).then(
      (loaded) => loaded && !back.state.get().playing && back.seek(next.startMs),
      () => {},
    );
  };

  const goTo = async (index: number, ms: number, play: boolean): Promise<void> => {
    const span = spans[index];
    if (!span) return;
    const mine = ++latest;
    const { front: seen } = state.get();
    const other = seen === 0 ? 1 : 0;
    const waits = decks[other].state.get().fileId === span.fileId && Math.abs(decks[other].now() - ms) < 50;
    const shown = waits ? other : seen;
    if (shown !== seen) decks[seen].pause();
    const here = commonTime(spans, { index, ms });
    wantedMs = here;
    say({ index, front: shown, playing: play, problem: null });
    tell(here);
    const deck = decks[shown];
    try {
      const { media, recording } = await find(span.fileId);
      if (mine !== latest || closed) return;
      say({ picture: media?.hasVideo ?? recording.mediaType.startsWith('video/'), poster: media?.poster ?? null });
      if (!(await load(deck, span, ms))) throw new Error(UNPLAYABLE);
    } catch (problem) {
      if (mine !== latest || closed) return;
      // A recording that is withheld now may be buffered.
      deck.unload();
      say({ playing: false, waiting: false, problem: problem instanceof Error ? problem.message : UNPLAYABLE });
      return;
    }
    if (mine !== latest || closed) return;
    if (Math.abs(deck.now() - ms) > 1) deck.seek(ms);
    wantedMs = null;
    if (state.get().playing) start(deck, index);
    prepareNext(index);
  };

  const start = (deck: Deck, index: number) =>
    deck.play(spans[index]!.endMs, () => {
      if (index + 1 < spans.length) void goTo(index + 1, spans[index + 1]!.startMs, true);
      else {
        say({ playing: false, waiting: false });
        tell(total);
      }
    });

  for (const deck of decks) {
    deck.onTime(() => {
      if (deck === front() && wantedMs === null) tell(now());
    });
    deck.state.subscribe(() => {
      if (deck !== front()) return;
      const { waiting, failed } = deck.state.get();
      say({ waiting: waiting && state.get().playing, ...(failed && { playing: false, problem: UNPLAYABLE }) });
      // Between two spans neither deck plays for a moment; another player that took over lasts.
      queueMicrotask(() => {
        if (deck === front() && wantedMs === null && !deck.state.get().playing) say({ playing: false, waiting: false });
      });
    });
  }
  void goTo(0, spans[0]?.startMs ?? 0, false);

  return {
    state,
    decks,
    now,
    onTime(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play() {
      const { index } = state.get();
      if (now() >= total - 20) return void goTo(0, spans[0]?.startMs ?? 0, true);
      say({ playing: true });
      if (wantedMs === null) start(front(), index);
    },
    pause() {
      say({ playing: false, waiting: false });
      front().pause();
    },
    seek(ms) {
      const place = placeAt(spans, ms);
      if (!place || lengthOf(spans[place.index]!) === 0) return;
      void goTo(place.index, place.ms, state.get().playing);
    },
    close() {
      closed = true;
      for (const deck of decks) deck.unload();
      listeners.clear();
    },
  };
}
