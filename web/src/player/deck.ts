import { createStore, type Store } from '../kernel/store.ts';
import { leaveTurn, takeTurn } from './one-at-a-time.ts';
import { playerSettings } from './player-settings.ts';
import { silenceEnd } from './silence.ts';
import { attachSource, type Source } from './source.ts';
import type { TimedSpans } from './word-at.ts';

/** State that rarely changes. The time is not in it, because it changes with every frame. */
export interface DeckState {
  /** The loaded recording; null before the first. */
  readonly fileId: string | null;
  /** Plays, or will as soon as enough is loaded. */
  readonly playing: boolean;
  readonly waiting: boolean;
  /** Milliseconds; null until known. */
  readonly durationMs: number | null;
  /** The source cannot be loaded or decoded. */
  readonly failed: boolean;
}

/** A media element with one recording in it. Times in milliseconds. */
export interface Deck {
  readonly element: HTMLVideoElement;
  readonly state: Store<DeckState>;
  /** The current time; the wanted one while a seek or the first bytes are pending. */
  now(): number;
  /**
   * Loads a recording. One that plays or was sought keeps its source, unless the recording was replaced: then it goes
   * on at the same time.
   */
  load(fileId: string, source: Source, startMs: number): void;
  /** Plays up to `untilMs`, then pauses and calls `reached`; without it to the end. */
  play(untilMs?: number | null, reached?: () => void): void;
  pause(): void;
  seek(ms: number): void;
  /** Pauses in speech to jump over; null to play everything. */
  skip(silences: TimedSpans | null): void;
  /** Calls back once per frame while playing, and after each seek. */
  onTime(listener: (ms: number) => void): () => void;
  /** Stops and releases the recording. The deck can load another one. */
  unload(): void;
}

const STOPPED: DeckState = { fileId: null, playing: false, waiting: false, durationMs: null, failed: false };

export function createDeck(): Deck {
  const element = document.createElement('video');
  element.playsInline = true;
  element.preload = 'metadata';
  const state = createStore(STOPPED);
  const say = (change: Partial<DeckState>) => {
    const before = state.get();
    const changed = (Object.keys(change) as (keyof DeckState)[]).some((name) => before[name] !== change[name]);
    if (changed) state.set({ ...before, ...change });
  };
  const listeners = new Set<(ms: number) => void>();
  let source: { fileId: string; url: string; version: string; detach: () => void } | null = null;
  let attached = false;
  let wantedMs: number | null = null;
  let until: { ms: number; reached?: () => void } | null = null;
  let silences: TimedSpans | null = null;
  let frame = 0;
  let unsettle = () => {};

  const now = () => wantedMs ?? element.currentTime * 1000;
  const tick = () => {
    const ms = now();
    if (!element.paused && until && ms >= until.ms) {
      const { reached } = until;
      until = null;
      pause();
      reached?.();
    } else if (!element.paused && silences) {
      const end = silenceEnd(silences, ms);
      if (end !== null) element.currentTime = end / 1000;
    }
    for (const listener of listeners) listener(ms);
  };
  const everyFrame = () => {
    tick();
    frame = element.paused ? 0 : requestAnimationFrame(everyFrame);
  };
  const start = () => {
    if (!attached) return;
    element.play().catch((problem: unknown) => {
      // A load or a pause that came between is no problem.
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
      say({ playing: false, waiting: false });
    });
  };
  const pause = () => {
    until = null;
    say({ playing: false, waiting: false });
    element.pause();
  };
  const unload = () => {
    leaveTurn(pause);
    cancelAnimationFrame(frame);
    [frame, until, wantedMs, attached] = [0, null, null, false];
    source?.detach();
    source = null;
    unsettle();
    state.set(STOPPED);
  };

  const on = (name: keyof HTMLMediaElementEventMap, run: () => void) => element.addEventListener(name, run);
  on('loadedmetadata', () => {
    say({ durationMs: Number.isFinite(element.duration) ? element.duration * 1000 : null });
    if (wantedMs !== null && Math.abs(element.currentTime * 1000 - wantedMs) > 1) element.currentTime = wantedMs / 1000;
    wantedMs = null;
    tick();
  });
  on('durationchange', () => {
    if (Number.isFinite(element.duration)) say({ durationMs: element.duration * 1000 });
  });
  on('play', () => {
    takeTurn(pause);
    say({ playing: true });
    if (frame === 0) frame = requestAnimationFrame(everyFrame);
  });
  on('playing', () => say({ waiting: false }));
  on('waiting', () => say({ waiting: !element.paused }));
  on('pause', () => {
    if (attached && element.readyState > 0) say({ playing: false, waiting: false });
    tick();
  });
  on('ended', () => {
    const reached = until?.reached;
    until = null;
    say({ playing: false, waiting: false });
    reached?.();
  });
  on('seeked', tick);
  on('timeupdate', tick);
  const settle = () => {
    const { speed, volume, muted } = playerSettings.get();
    Object.assign(element, { defaultPlaybackRate: speed, playbackRate: speed, volume, muted });
  };

  return {
    element,
    state,
    now,
    load(fileId, next, startMs) {
      const { url, version } = next;
      const { playing, failed } = state.get();
      const same = source?.fileId === fileId;
      const replaced = source?.version !== version;
      if (same && !failed && !replaced && (source?.url === url || playing || element.currentTime > 0)) return;
      const again = same ? { startMs: now(), playing, until } : { startMs, playing: false, until: null };
      unload();
      [wantedMs, until] = [again.startMs, again.until];
      state.set({ ...STOPPED, fileId, playing: again.playing });
      settle();
      unsettle = playerSettings.subscribe(settle);
      const detach = attachSource(element, next, again.startMs, {
        attached: () => {
          attached = true;
          if (state.get().playing) start();
        },
        failed: () => say({ failed: true, playing: false, waiting: false }),
      });
      source = { fileId, url, version, detach };
    },
    play(untilMs = null, reached) {
      takeTurn(pause);
      until = untilMs === null ? null : { ms: untilMs, ...(reached && { reached }) };
      say({ playing: true, waiting: element.readyState < 3 });
      start();
    },
    pause,
    seek(ms) {
      const last = state.get().durationMs;
      const wanted = Math.max(0, last === null ? ms : Math.min(ms, last));
      // Before its metadata are reported, a recording would return to where it was left.
      wantedMs = element.readyState > 0 ? null : wanted;
      if (wantedMs === null) element.currentTime = wanted / 1000;
      until = null;
      for (const listener of listeners) listener(wanted);
    },
    skip: (next) => {
      silences = next;
    },
    onTime(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    unload,
  };
}
