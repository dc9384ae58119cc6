/** How much somebody may do with an object, from nothing to everything (specification, document 000, section 6). */
export const LEVELS = ['none', 'READ', 'WRITE', 'FULL'] as const;
export type Level = (typeof LEVELS)[number];
/** A level that can be given; to give `none` is to take the grant away. */
export type GrantedLevel = Exclude<Level, 'none'>;
export const GRANTED_LEVELS = ['READ', 'WRITE', 'FULL'] as const satisfies readonly GrantedLevel[];

/** The place of a level in the order none < READ < WRITE < FULL; also how levels are stored. */
export const levelOrder = (level: Level): number => LEVELS.indexOf(level);
export const levelAt = (order: number): Level => LEVELS[order] ?? 'none';

/** Whether a level reaches another one. */
export const reaches = (level: Level, wanted: Level): boolean => levelOrder(level) >= levelOrder(wanted);

/** The highest of some levels; of none at all it is `none`. */
export const highest = (levels: readonly Level[]): Level => levelAt(Math.max(0, ...levels.map(levelOrder)));

/** A level, but no more than a cap. */
export const atMost = (level: Level, cap: Level): Level => (reaches(level, cap) ? cap : level);
