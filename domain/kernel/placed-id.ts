import type { Uuid } from './ids.ts';

const LISTS = 0xfff;
const ROWS = 2 ** 30 - 1;
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/**
 * A UUID version 7 for a row of a file. Such ids descend in the order of files and rows, because lists have the highest
 * id first among rows of the same time. The last 32 bits are those of a random id.
 * @param at the time of all rows
 */
export function placedId(random: Uuid, at: Date, { file, row }: { file: number; row: number }): Uuid {
  const time = hex(at.getTime(), 12);
  const left = ROWS - Math.min(row, ROWS);
  const place = `7${hex(LISTS - Math.min(file, LISTS), 3)}-${hex(0x8000 + Math.floor(left / 0x10000), 4)}-${hex(left % 0x10000, 4)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${place}${random.slice(-8)}`;
}
