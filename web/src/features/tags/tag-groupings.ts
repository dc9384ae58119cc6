/** The ways to group the highlights of a tag. */
export const TAG_GROUPINGS = ['note', 'person', 'group', 'project'] as const;
export type TagGrouping = (typeof TAG_GROUPINGS)[number];
