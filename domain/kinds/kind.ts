import { type Ability, KINDS } from './catalogue.ts';

/** A kind by its name in code. */
export type Kind = keyof typeof KINDS;
/** A kind by its name in the specification and the API. */
export type ObjectType = TypeOf<Kind>;
export type TypeOf<Name extends Kind> = (typeof KINDS)[Name]['type'];
export type KindThat<Does extends Ability> = {
  [Name in Kind]: (typeof KINDS)[Name][Does] extends true ? Name : never;
}[Kind];
export type TypeThat<Does extends Ability> = TypeOf<KindThat<Does>>;

const NAMES = Object.keys(KINDS) as Kind[];

/** The kinds with an ability, in catalogue order. */
export const kindsThat = <Does extends Ability>(ability: Does): readonly KindThat<Does>[] =>
  NAMES.filter((name): name is KindThat<Does> => KINDS[name][ability]);

/** Same, by their names in the API. */
export const typesThat = <Does extends Ability>(ability: Does): readonly TypeThat<Does>[] =>
  kindsThat(ability).map((name) => KINDS[name].type as TypeThat<Does>);

const BY_TYPE = Object.fromEntries(NAMES.map((name) => [KINDS[name].type, name])) as {
  readonly [Name in Kind as TypeOf<Name>]: Name;
};
/** Converts an API name to the name in code. */
export const kindOf = <Type extends ObjectType>(type: Type): (typeof BY_TYPE)[Type] => BY_TYPE[type];

/** Whether a kind has an ability; narrows its type. */
export const can = <Does extends Ability>(ability: Does, type: ObjectType): type is TypeThat<Does> =>
  KINDS[kindOf(type)][ability];

/** Whether objects of a kind are in a project, as projects are themselves. */
export function isInProject(type: ObjectType): boolean {
  for (let kind: Kind | null = kindOf(type); kind !== null && kind !== 'folder'; kind = KINDS[kind].within)
    if (kind === 'project') return true;
  return false;
}

/** Shown instead of an empty title. */
export const untitled = <Name extends Kind>(kind: Name): `Untitled ${(typeof KINDS)[Name]['one']}` =>
  `Untitled ${KINDS[kind].one}`;

/** Capitalized, for the start of a sentence. */
export const capitalized = <Word extends string>(word: Word): Capitalize<Word> =>
  `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}` as Capitalize<Word>;
