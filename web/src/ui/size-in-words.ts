const UNITS = ['bytes', 'kB', 'MB', 'GB'];

/** `12 kB`, in steps of 1,000, as file managers show it. */
export function sizeInWords(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < UNITS.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${bytes === 1 ? 'byte' : UNITS[unit]}`;
}
