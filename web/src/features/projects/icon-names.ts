import { PROJECT_EMOJI } from './project-emoji.ts';
import { PROJECT_ICONS } from './project-icons.ts';

/** All project icons: drawn ones in the project's color, then emoji. */
const ALL = [
  ...Object.keys(PROJECT_ICONS).map((value) => ({ value, name: `drawn ${value}`, words: value })),
  ...PROJECT_EMOJI,
];

/** The icons with a match for every word of the query; all icons for an empty query. */
export function iconsFound(typed: string): readonly { value: string; name: string }[] {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return ALL.filter(
    ({ value, name, words }) =>
      value === typed.trim() || wanted.every((word) => ` ${name} ${words}`.toLowerCase().includes(` ${word}`)),
  );
}

/** The name of an icon: `drawn compass`. An unlisted emoji is its own name. */
export const iconName = (icon: string | null): string =>
  icon === null ? 'First letter' : (ALL.find(({ value }) => value === icon)?.name ?? icon);
