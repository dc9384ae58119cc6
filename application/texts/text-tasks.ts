import { sentencesOfSources, wordVectors } from '@evident/domain/extraction';
import { namedIn } from '@evident/domain/redaction';
import { embeddedPassages } from '@evident/domain/search';
import { candidates, keyPassages, type PersonalDatum, type ScoredText } from '@evident/domain/suggestions';

/** Computations on texts that run in a worker. Pure; inputs and results are structured-cloneable. */
export const TEXT_TASKS = {
  sentences: sentencesOfSources,
  wordVectors,
  candidates,
  keyPassages,
  embeddedPassages: (texts: readonly { readonly title: string; readonly text: string }[]) =>
    texts.map(({ title, text }) => embeddedPassages(title, text)),
  namedIn,
};

/** All of them. Adapters bring those that need a library. */
export type TextTasks = typeof TEXT_TASKS & {
  /** Personal data in an excerpt of a text; names of people, places and organizations only in English. */
  readonly personalData: (text: string, isEnglish: boolean) => PersonalDatum[];
  /** The sentiment of English texts. */
  readonly sentiment: (texts: readonly string[]) => ScoredText[];
};
