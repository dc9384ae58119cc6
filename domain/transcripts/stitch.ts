import type { Cue } from '../imports/index.ts';
import type { Span } from '../media/index.ts';

/** Speech of one piece, with times from the start of the piece. */
export interface HeardPiece {
  readonly cues: readonly Cue[];
  /** As the engine identified it; null if it names none. */
  readonly language: string | null;
}

export interface TranscribedPiece extends Span {
  readonly heard: HeardPiece;
}

/** The name under which an engine gets the voice of a speaker of earlier pieces: `known-2` for Speaker 2. */
const KNOWN = /^known-(\d+)$/;

/**
 * Joins the speech of pieces into that of the recording. Engines label the speakers of each piece separately, so equal labels
 * of different pieces are different speakers, except those that the engine recognized by their voice. Speakers are
 * numbered in the order in which they speak.
 */
export function stitch(pieces: readonly TranscribedPiece[]): Cue[] {
  const ordered = [...pieces].sort((a, b) => a.startMs - b.startMs);
  const numbers = new Map<string, number>();
  const speakerOf = (piece: number, label: string): string => {
    const known = KNOWN.exec(label)?.[1];
    if (known) return `Speaker ${known}`;
    const key = `${piece} ${label}`;
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return `Speaker ${numbers.get(key)}`;
  };
  return ordered.flatMap((piece, index) =>
    piece.heard.cues.map((cue) => ({
      ...moved(cue, piece),
      speaker: cue.speaker === null ? null : speakerOf(index, cue.speaker),
    })),
  );
}

/** Moves a cue to its place in the recording. Times outside the piece are moved to its ends. */
function moved(cue: Cue, { startMs, endMs }: Span): Cue {
  const at = (time: number): number => Math.min(endMs, Math.max(startMs, startMs + time));
  return {
    ...cue,
    start: cue.start === null ? null : at(cue.start),
    end: cue.end === null ? null : at(cue.end),
    ...(cue.words && { words: cue.words.map((word) => ({ ...word, start: at(word.start), end: at(word.end) })) }),
  };
}

/** Returns the language that the engine identified in most pieces. */
export function identifiedLanguage(pieces: readonly TranscribedPiece[]): string | null {
  const spans = new Map<string, number>();
  for (const { heard, startMs, endMs } of pieces)
    if (heard.language) spans.set(heard.language, (spans.get(heard.language) ?? 0) + endMs - startMs);
  return [...spans].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** A voice by which an engine can recognize a speaker in a later piece. Times from the start of the recording. */
export interface VoiceSample extends Span {
  readonly name: string;
}

/** As the API of OpenAI accepts them. */
const SAMPLE_MIN_MS = 2_000;
const SAMPLE_MAX_MS = 10_000;
const SAMPLES_MAX = 4;

/** Samples of the voices in these pieces: of those who speak most, their longest utterance. */
export function voicesIn(pieces: readonly TranscribedPiece[]): VoiceSample[] {
  const voices = new Map<string, { spokenMs: number; longest: Span }>();
  for (const { speaker, start, end } of stitch(pieces)) {
    if (speaker === null || start === null || end === null) continue;
    const voice = voices.get(speaker) ?? { spokenMs: 0, longest: { startMs: start, endMs: end } };
    const isLonger = end - start > voice.longest.endMs - voice.longest.startMs;
    voices.set(speaker, {
      spokenMs: voice.spokenMs + end - start,
      longest: isLonger ? { startMs: start, endMs: end } : voice.longest,
    });
  }
  return [...voices]
    .filter(([, { longest }]) => longest.endMs - longest.startMs >= SAMPLE_MIN_MS)
    .sort(([, a], [, b]) => b.spokenMs - a.spokenMs)
    .slice(0, SAMPLES_MAX)
    .map(
      ([
        speaker,
        {
          longest: { startMs, endMs },
        },
      ]) => ({
        name: `known-${speaker.replace('Speaker ', '')}`,
        startMs,
        endMs: Math.min(endMs, startMs + SAMPLE_MAX_MS),
      }),
    );
}
