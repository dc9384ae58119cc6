/** A part of a framework. */
export interface FrameworkSection {
  readonly key: string;
  readonly title: string | null;
  /** Its contents in words, for the model, and to find the nearest sentences. */
  readonly about: string;
  /** English words of which a sentence of this section has one, without a model. */
  readonly cues?: RegExp;
  /** Whether interviewers say it too, such as the tasks of a test. */
  readonly byAnyone?: true;
  /** Sentences at most. */
  readonly sentences: number;
}

export const section = (key: string, title: string, about: string, cues?: RegExp, sentences = 4): FrameworkSection => ({
  key,
  title,
  about,
  sentences,
  ...(cues ? { cues } : {}),
});
