/** What the highlights of a tag can be grouped by. */
export const TAG_GROUPINGS = ['note', 'person', 'group', 'project'] as const;
export type TagGrouping = (typeof TAG_GROUPINGS)[number];
