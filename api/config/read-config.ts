import { StartProblem } from '@evident/application/kernel/start-problem';
import type { Kind } from './kinds.ts';
import { nearestName } from './nearest-name.ts';
import { SETTINGS, type Setting } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Table = typeof SETTINGS;
type ValueOf<S> = S extends { readonly kind: Kind<infer T> }
  ? S extends { readonly byDefault: string }
    ? T
    : T | undefined
  : never;

/** The configuration: typed, complete, validated. */
export type Config = { readonly [Key in Exclude<keyof Table, 'publicUrl'>]: ValueOf<Table[Key]> } & {
  readonly publicUrl: string;
};

const rows = Object.entries(SETTINGS) as [keyof Table, Setting][];
const names = rows.map(([, { name }]) => name);
const ours = names.filter((name) => name.startsWith('EVIDENT_'));

function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('EVIDENT_') && !names.includes(name))
    .map((name) => `${name} is not a setting of Evident: did you mean ${nearestName(name, ours)}?`);
}

/** Treats an empty value as not set, because compose files and CI leave such values behind. */
const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined;

function problemsOf({ name, kind, secret, needs = [] }: Setting, environment: Environment): string[] {
  const text = given(environment, name);
  if (text === undefined) return [];
  const missing = needs.filter((other) => given(environment, other) === undefined);
  return [
    ...(kind.read(text) === undefined
      ? [`${name} is ${secret ? 'malformed' : `"${text}"`}, it must be ${kind.right}.`]
      : []),
    ...missing.map((other) => `${name} is set without ${other}: set that too, or leave ${name} out.`),
  ];
}

/**
 * Reads the whole environment before anything starts.
 * @throws StartProblem with one line per problem, never with the value of a secret
 */
export function readConfig(environment: Environment): Config {
  const problems = [...unknownNames(environment), ...rows.flatMap(([, setting]) => problemsOf(setting, environment))];
  if (problems.length > 0) throw new StartProblem(problems.join('\n'));
  const values = Object.fromEntries(
    rows.map(([key, { name, kind, byDefault }]) => {
      const text = given(environment, name) ?? byDefault;
      return [key, text === undefined ? undefined : kind.read(text)];
    }),
  ) as Omit<Config, 'publicUrl'> & { publicUrl?: string };
  return { ...values, publicUrl: values.publicUrl ?? `http://localhost:${values.port}` };
}
