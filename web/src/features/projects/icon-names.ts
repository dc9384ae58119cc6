import { PROJECT_EMOJI } from './project-emoji.ts';
import { PROJECT_ICONS } from './project-icons.ts';

/** Everything a project can have as an icon: drawn ones, which take its colour, then emoji. */
const ALL = [
  ...Object.keys(PROJECT_ICONS).map((value) => ({ value, name: `drawn ${value}`, words: value })),
  ...PROJECT_EMOJI,
];

/** The icons of which a word begins with each word that was typed; all of them when nothing was. */
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

/** What an icon is called: `drawn compass`; an emoji that is not among ours is called by itself. */
export const iconName = (icon: string | null): string =>
  icon === null ? 'First letter' : (ALL.find(({ value }) => value === icon)?.name ?? icon);
