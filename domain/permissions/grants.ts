import type { Uuid } from '../kernel/index.ts';
import type { Actor } from './actor.ts';
import { type GrantedLevel, type Level } from './levels.ts';

/**
 * Groups that contain every member (specification, document 000, section 6; their meaning is decided). `public`: all
 * members get the granted level. `markup`: all members can read, highlight and tag without WRITE. `playback`: all
 * members can watch and read.
 */
export const SPECIAL_GROUPS = ['public', 'markup', 'playback'] as const;
export type SpecialGroup = (typeof SPECIAL_GROUPS)[number];

/** The grants of an object: level by id of a member or group, or by name of a special group. */
export type Grants = Readonly<Record<Uuid | SpecialGroup, Level>>;

/** The recipient of a grant. */
export type Holder =
  | { readonly kind: 'user' | 'group'; readonly id: Uuid }
  | { readonly kind: 'special'; readonly id: SpecialGroup };

export type Grant = Holder & { readonly level: GrantedLevel };

/** The keys that can hold grants of an actor. */
export const grantKeys = (actor: Actor): string[] => [actor.userId, ...actor.groupIds, ...SPECIAL_GROUPS];

/** The markup and playback groups never get more than READ. */
export const highestGrantable = (holder: Holder): GrantedLevel =>
  holder.kind === 'special' && holder.id !== 'public' ? 'READ' : 'FULL';

export const grantsOf = (grants: readonly Grant[]): Grants =>
  Object.fromEntries(grants.map(({ id, level }) => [id, level]));
