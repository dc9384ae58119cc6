/** Parts of the shell that the first screen does not need, in one file. */
export { SupportBanner } from '../features/support/support-banner.tsx';
export { CommandPalette } from '../ui/palette/command-palette.tsx';
export { KeyList } from '../ui/palette/key-list.tsx';
