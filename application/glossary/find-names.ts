import {
  type FoundName,
  type MeantTerm,
  namesInRuns,
  possibleKeys,
  runOfQuestion,
  type runsOfQuery,
} from '@evident/domain/glossary';
import type { Actor } from '@evident/domain/permissions';

/** Looks up names in the glossary of the workspace. */
export interface GlossaryNames {
  /** The terms that have one of the compared names. */
  named(actor: Actor, keys: readonly string[]): Promise<MeantTerm[]>;
}

/** The names of terms in a query or question. */
export async function findNames(
  glossary: GlossaryNames,
  actor: Actor,
  runs: ReturnType<typeof runsOfQuery>,
): Promise<FoundName[]> {
  const keys = possibleKeys(runs);
  return keys.length === 0 ? [] : namesInRuns(runs, await glossary.named(actor, keys));
}

/** The names of terms in each question. */
export async function findNamesIn(
  glossary: GlossaryNames,
  actor: Actor,
  questions: readonly string[],
): Promise<FoundName[][]> {
  const runs = questions.map((question) => [runOfQuestion(question)]);
  const keys = possibleKeys(runs.flat());
  const terms = keys.length === 0 ? [] : await glossary.named(actor, keys);
  return runs.map((of) => namesInRuns(of, terms));
}
