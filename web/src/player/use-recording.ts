import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from '../kernel/store.ts';
import { waveformQuery } from '../data/media/waveform-query.ts';
import type { Deck } from './deck.ts';
import { playerSettings } from './player-settings.ts';
import { keepPosition, keptPosition } from './position-memory.ts';
import type { Recording, RecordingMedia } from './recording-media.ts';
import { silencesOf } from './silence.ts';
import { browserPlays, sourceOf } from './source.ts';

const KEEP_EVERY_MS = 5_000;

/** Loads a recording into a deck, resumes where it was left, and skips silence if wanted. */
export function useRecording(deck: Deck, recording: Recording, media: RecordingMedia | null) {
  const { fileId, mediaType, content } = recording;
  const source = useMemo(
    () => media && sourceOf({ mediaType, content }, media, browserPlays),
    [media, mediaType, content],
  );
  const known = useStore(deck.state);
  const withheld = media?.state === 'WITHHELD';
  useEffect(() => {
    const { fileId: loaded, durationMs } = deck.state.get();
    if (source) deck.load(fileId, source, loaded === fileId ? deck.now() : keptPosition(fileId));
    else if (withheld && loaded === fileId) {
      keepPosition(fileId, deck.now(), durationMs);
      deck.unload();
    }
  }, [deck, fileId, source, withheld]);
  useEffect(() => {
    const keep = () => {
      const { fileId: loaded, durationMs } = deck.state.get();
      if (loaded === fileId) keepPosition(fileId, deck.now(), durationMs);
    };
    let kept = deck.now();
    const ends = [
      deck.onTime((ms) => {
        if (Math.abs(ms - kept) < KEEP_EVERY_MS) return;
        kept = ms;
        keep();
      }),
      deck.state.subscribe(() => {
        if (!deck.state.get().playing) keep();
      }),
    ];
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      for (const end of ends) end();
    };
  }, [deck, fileId]);

  const { data: waveform = null } = useQuery(waveformQuery(media?.waveform ?? null));
  const { skipSilence } = useStore(playerSettings);
  useEffect(() => {
    deck.skip(skipSilence && waveform ? silencesOf(waveform) : null);
  }, [deck, waveform, skipSilence]);

  return {
    ...known,
    waveform,
    durationMs: media?.durationMs ?? known.durationMs ?? 0,
    reason: whyNot(media, source !== null, known.failed),
  };
}

/** Why a recording cannot be played; undefined if it can, or while that is unknown. */
function whyNot(media: RecordingMedia | null, playable: boolean, failed: boolean): string | undefined {
  if (!media || (playable && !failed)) return undefined;
  if (media.state === 'WITHHELD') return 'This recording is hidden until its redacted version is ready.';
  if (media.state === 'WAITING' || media.state === 'PROCESSING')
    return 'Your browser can’t play this format. It plays here once it is prepared.';
  if (media.state === 'DONE') return 'The recording could not be loaded. Check your connection and reload the page.';
  return 'Your browser can’t play this format, and it could not be prepared.';
}
