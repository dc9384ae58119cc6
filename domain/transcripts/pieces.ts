import type { Span } from '../media/index.ts';

/** Ten minutes: about 10 MB of compressed speech, within the 25 MB that common endpoints accept. */
export const PIECE_MAX_MS = 600_000;

/**
 * Cuts a recording into pieces of at most `mostMs`. Cuts in the middle of the longest silence of the second half of
 * each piece, so that no word is cut; without a silence there, at the limit.
 */
export function planPieces(durationMs: number, silences: readonly Span[], mostMs = PIECE_MAX_MS): Span[] {
  const pieces: Span[] = [];
  let startMs = 0;
  while (durationMs - startMs > mostMs) {
    const endMs = cutBetween(startMs + mostMs / 2, startMs + mostMs, silences);
    pieces.push({ startMs, endMs });
    startMs = endMs;
  }
  if (durationMs > startMs) pieces.push({ startMs, endMs: Math.round(durationMs) });
  return pieces;
}

function cutBetween(from: number, to: number, silences: readonly Span[]): number {
  let best: Span | undefined;
  for (const silence of silences) {
    const middle = middleOf(silence);
    if (middle <= from || middle > to) continue;
    if (!best || lengthOf(silence) > lengthOf(best)) best = silence;
  }
  return Math.round(best ? middleOf(best) : to);
}

/** Sounds shorter than this at the ends of a silent piece are no speech. */
const SOUND_MIN_MS = 300;

/** Whether a piece is silent throughout, so that there is nothing to transcribe. */
export const isSilent = (piece: Span, silences: readonly Span[]): boolean =>
  silences.some(({ startMs, endMs }) => startMs <= piece.startMs + SOUND_MIN_MS && endMs >= piece.endMs - SOUND_MIN_MS);

const middleOf = ({ startMs, endMs }: Span): number => (startMs + endMs) / 2;
const lengthOf = ({ startMs, endMs }: Span): number => endMs - startMs;
