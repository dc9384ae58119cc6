import { Cells } from './cells.ts';
import type { RowsOf } from './rows.ts';
import type { ThemesState, ThemeState } from './state.ts';
import { StepRecord } from './step.ts';
import type { Theme } from './theme.ts';

type SavedCells = Pick<ThemesState, 'width' | 'nextCell' | 'nextTheme' | 'mean' | 'cells' | 'sums' | 'themes'>;

export function savedCells(cells: Cells): SavedCells {
  const slots = [...cells.slots.values()];
  const { width, nextCell, nextTheme } = cells;
  const sums = new Int32Array(slots.length * width);
  for (const [at, slot] of slots.entries()) sums.set(cells.sumAt(slot), at * width);
  return {
    width,
    nextCell,
    nextTheme,
    mean: [...cells.mean],
    cells: slots.map((slot) => ({
      id: cells.ids[slot]!,
      size: cells.sizes[slot]!,
      since: cells.since[slot]!,
      theme: cells.themeAt[slot]!,
    })),
    sums,
    themes: [...cells.themes.values()].map(themeState),
  };
}

export function restoredCells(saved: SavedCells, rowsOf: RowsOf): Cells {
  const cells = new Cells(new StepRecord(), rowsOf);
  cells.width = saved.width;
  cells.mean = Float64Array.from(saved.mean);
  for (const { id, born, ...kept } of saved.themes) Object.assign(cells.found([], id, born), kept);
  for (const [at, { id, size, since, theme }] of saved.cells.entries()) {
    const sum = saved.sums.subarray(at * saved.width, (at + 1) * saved.width);
    cells.assign(cells.open(id, sum, size, since), theme);
  }
  cells.nextCell = saved.nextCell;
  cells.nextTheme = saved.nextTheme;
  return cells;
}

export const themeState = ({ id, born, whole, apart }: Theme): ThemeState => ({ id, born, whole, apart });
