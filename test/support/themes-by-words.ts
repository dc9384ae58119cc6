import type { Themer, ThemesPlaced } from '@evident/application/channels/themer';

/** Finds and titles themes. */
export type Finding = Pick<Themer, 'place' | 'titles'>;

interface Known {
  cells: string[];
  counts: number[];
}
const WORDS = ['export', 'price', 'login'];
/** The number of the first word. */
export const wordVector = (text: string): Float32Array =>
  Float32Array.of(WORDS.indexOf(text.toLowerCase().split(' ')[0]!));

/** Themes by first words: the cell of a word is its number, and a word with three data points becomes a theme. */
export const byWords: Finding = {
  async place(state, gone, points): Promise<ThemesPlaced> {
    const known: Known = state ? JSON.parse(Buffer.from(state).toString()) : { cells: [], counts: [] };
    const isTheme = (cell: number): boolean => known.counts[cell]! >= 3;
    const before = known.counts.map((_, cell) => isTheme(cell));
    for (const { cell } of gone) known.counts[cell]! -= 1;
    const cells = points.map(({ vector: [word] }) => {
      if (word! < 0) return null;
      const name = WORDS[word!]!;
      if (!known.cells.includes(name)) {
        known.cells.push(name);
        known.counts.push(0);
      }
      const cell = known.cells.indexOf(name);
      known.counts[cell]! += 1;
      return cell;
    });
    const born = [...known.cells.keys()].filter((cell) => isTheme(cell) !== (before[cell] ?? false));
    return {
      state: Buffer.from(JSON.stringify(known)),
      placed: points.map(({ id }, at) => {
        const cell = cells[at]!;
        return { id, cell, theme: cell !== null && isTheme(cell) ? cell : null };
      }),
      cells: born.map((cell) => ({ cell, theme: isTheme(cell) ? cell : null })),
      joined: [],
      news: born.map((theme) =>
        isTheme(theme)
          ? { kind: 'BORN', theme, change: { kind: 'born', theme, why: { points: 3, within: 1, emerging: null } } }
          : { kind: 'ENDED', theme, change: { kind: 'ended', theme } },
      ),
    };
  },
  titles: async (groups) =>
    groups.map(([text], at) => ({
      title: `About ${text!.toLowerCase().split(' ')[0]}`,
      holds: true,
      typical: [0],
      phrases: [{ text: text!, dataPoints: groups[at]!.length }],
    })),
};
