/** Access levels, lowest first (specification, document 000, section 6). */
export const LEVELS = ['none', 'READ', 'WRITE', 'FULL'] as const;
export type Level = (typeof LEVELS)[number];
/** A level that can be granted; setting `none` removes the grant. */
export type GrantedLevel = Exclude<Level, 'none'>;
export const GRANTED_LEVELS = ['READ', 'WRITE', 'FULL'] as const satisfies readonly GrantedLevel[];

/** Position of a level in none < READ < WRITE < FULL, which is also the stored value. */
export const levelOrder = (level: Level): number => LEVELS.indexOf(level);
export const levelAt = (order: number): Level => LEVELS[order] ?? 'none';

export const reaches = (level: Level, wanted: Level): boolean => levelOrder(level) >= levelOrder(wanted);

/** The highest of these levels; `none` if empty. */
export const highest = (levels: readonly Level[]): Level => levelAt(Math.max(0, ...levels.map(levelOrder)));

/** Caps a level. */
export const atMost = (level: Level, cap: Level): Level => (reaches(level, cap) ? cap : level);
