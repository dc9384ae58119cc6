import { stripVTControlCharacters } from 'node:util';

/** Relevant part of Jest's `--json` output. */
export interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export interface Outcome {
  readonly passed: number;
  /** Tests that passed in neither run, and files that could not be loaded. */
  readonly failed: readonly string[];
  /** Tests that failed in one run and passed in the other. */
  readonly flaky: readonly string[];
}

/** More flaky tests than this fail the run. */
export const MOST_FLAKY = 3;

/** Combines a run of all tests with a second one of the files that failed in it. A test passes if it passed in either. */
export function outcomeOf(first: Report, second: Report = { testResults: [] }): Outcome {
  const runs = [first, second].map(resultsOf);
  const ids = new Set(runs.flatMap((results) => [...results.keys()]));
  const kinds = [...ids].map((id) => {
    const results = runs.flatMap((each) => each.get(id) ?? []);
    return { id, passed: results.includes('passed'), failed: results.includes('failed') };
  });
  const named = (of: (typeof kinds)[number][]) => of.map(({ id }) => id);
  return {
    passed: kinds.filter(({ id, passed }) => passed && isTest(id)).length,
    failed: named(kinds.filter(({ passed, failed }) => failed && !passed)),
    flaky: named(kinds.filter(({ passed, failed }) => failed && passed)),
  };
}

const SEPARATOR = ' › ';
const isTest = (id: string): boolean => id.includes(SEPARATOR);

/** Statuses by test name; an unloadable file fails under its own name. */
function resultsOf({ testResults }: Report): ReadonlyMap<string, string> {
  return new Map(
    testResults.flatMap(
      ({ name, status, assertionResults }) =>
        [
          [name, status === 'failed' && assertionResults.length === 0 ? 'failed' : 'passed'],
          ...assertionResults.map((test) => [name + SEPARATOR + test.fullName, test.status] as const),
        ] as const,
    ),
  );
}

/** Characters of the message of a failure that tell what happened. */
const MESSAGE_MAX = 400;

/** Why tests failed, by test name. */
export const reasonsOf = ({ testResults }: Report): Record<string, string> =>
  Object.fromEntries(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => [
          name + SEPARATOR + fullName,
          stripVTControlCharacters(failureMessages.join('\n')).slice(0, MESSAGE_MAX),
        ]),
    ),
  );

/** Tiers by the folder of a test, as in jest.config.mjs. */
const TIERS: readonly (readonly [RegExp, string])[] = [
  [/^(domain|api)\//, 'rules'],
  [/^application\//, 'stories'],
  [/^(test\/contract|adapters)\//, 'contract'],
  [/^test\/http\//, 'http'],
  [/^test\/architecture\//, 'architecture'],
  [/^(web|test\/components)\//, 'components'],
  [/^test\/faults\//, 'faults'],
  [/^test\/e2e\//, 'e2e'],
];

/** Files, tests and seconds of each tier. Two workers run in parallel, so the total exceeds the duration of the run. */
export function tierTimes(
  { testResults }: Report,
  root: string,
): Record<string, Record<'files' | 'tests' | 'seconds', number>> {
  const times: ReturnType<typeof tierTimes> = {};
  for (const { name, startTime, endTime, assertionResults } of testResults) {
    const path = name.slice(root.length + 1);
    const tier = (times[TIERS.find(([folder]) => folder.test(path))?.[1] ?? 'other'] ??= {
      files: 0,
      tests: 0,
      seconds: 0,
    });
    tier.files += 1;
    tier.tests += assertionResults.length;
    tier.seconds += (endTime - startTime) / 1000;
  }
  for (const tier of Object.values(times)) tier.seconds = Math.round(tier.seconds);
  return times;
}

/** The files that took longest, in seconds. */
export function slowestFiles({ testResults }: Report, root: string, most = 25): Record<string, number> {
  const seconds = testResults.map(
    ({ name, startTime, endTime }) => [name.slice(root.length + 1), Math.round((endTime - startTime) / 1000)] as const,
  );
  return Object.fromEntries(seconds.sort(([, one], [, other]) => other - one).slice(0, most));
}
