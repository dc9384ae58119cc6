/** A part of a framework. */
export interface FrameworkSection {
  readonly key: string;
  readonly title: string | null;
  /** Its contents in words, for the model, and to find the nearest sentences. */
  readonly about: string;
  /** English words, of which a sentence of this section has one of each, without a model. */
  readonly cues?: readonly RegExp[];
  /** Whether the cues alone tell its sentences; otherwise these have a near meaning too. */
  readonly isTold?: true;
  /** Whether interviewers say it too, such as the tasks of a test. */
  readonly byAnyone?: true;
  /** Key of a section without whose sentences this one says nothing, without a model. */
  readonly after?: string;
  /** How its sentences feel: no praise is a problem. English, without a model. */
  readonly feels?: Feeling;
  /** Sentences at most. */
  readonly sentences: number;
}

/** A sign of the kind of text that a framework is for: so many different words of a pattern. */
export interface Sign {
  readonly pattern: RegExp;
  readonly least: number;
}

/**
 * `BAD` or `GOOD`: more of these words than of the opposite. `NOT_GOOD`: no more praise than complaint, since wishes and plans may have
 * no feeling.
 */
export type Feeling = 'GOOD' | 'BAD' | 'NOT_GOOD';

type Cues = RegExp | readonly RegExp[];

export const section = (key: string, title: string, about: string, cues?: Cues, sentences = 4): FrameworkSection => ({
  key,
  title,
  about,
  sentences,
  ...(cues ? { cues: cues instanceof RegExp ? [cues] : cues } : {}),
});

/** A section whose cues are so narrow that they alone tell its sentences. */
export const told = (key: string, title: string, about: string, cues: Cues, sentences?: number): FrameworkSection => ({
  ...section(key, title, about, cues, sentences),
  isTold: true,
});

/** Whether texts have the signs of a kind of text. */
export const hasSigns = (texts: readonly string[], signs: readonly Sign[]): boolean =>
  signs.every(({ pattern, least }) => {
    const found = new Set<string>();
    for (const text of texts)
      for (const [word] of text.matchAll(pattern)) {
        found.add(word.toLowerCase());
        if (found.size >= least) return true;
      }
    return false;
  });

/** A section whose sentences feel so. */
export const felt = (feels: Feeling, of: FrameworkSection): FrameworkSection => ({ ...of, feels });
