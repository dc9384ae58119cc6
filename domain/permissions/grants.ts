import type { Uuid } from '../kernel/index.ts';
import type { Actor } from './actor.ts';
import { type GrantedLevel, type Level } from './levels.ts';

/**
 * Three groups that every member belongs to (specification, document 000, section 6; their meaning is decided):
 * `public` everybody of the workspace; `markup` everybody may read, highlight and tag without writing; `playback` everybody may watch and read.
 */
export const SPECIAL_GROUPS = ['public', 'markup', 'playback'] as const;
export type SpecialGroup = (typeof SPECIAL_GROUPS)[number];

/** Who holds the grants of an object: the id of a member or of a group, or the name of a special group, with the level. */
export type Grants = Readonly<Record<Uuid | SpecialGroup, Level>>;

/** To whom something can be granted. */
export type Holder =
  { readonly kind: 'user' | 'group'; readonly id: Uuid } | { readonly kind: 'special'; readonly id: SpecialGroup };

/** One stored grant. */
export type Grant = Holder & { readonly level: GrantedLevel };

/** The keys under which an actor may hold a grant. */
export const grantKeys = (actor: Actor): string[] => [actor.userId, ...actor.groupIds, ...SPECIAL_GROUPS];

/** The markup and playback groups never hold more than READ. */
export const highestGrantable = (holder: Holder): GrantedLevel =>
  holder.kind === 'special' && holder.id !== 'public' ? 'READ' : 'FULL';

/** A list of grants by their key. */
export const grantsOf = (grants: readonly Grant[]): Grants =>
  Object.fromEntries(grants.map(({ id, level }) => [id, level]));
