import { type Row, type Taken, holds } from './row.ts';

export const figure = (row: Row): string =>
  `${row.measured < 10 ? row.measured.toFixed(2) : Math.round(row.measured)} ${row.unit}`;

export const limit = ({ atMost, atLeast, unit }: Row): string =>
  atMost === undefined ? `at least ${atLeast} ${unit}` : `at most ${atMost} ${unit}`;

const line = ({ date, commit, ...row }: Taken, isStale: boolean): string =>
  `| ${row.what} | ${row.against || '–'} | ${figure(row)} | ${limit(row)} | ${holds(row) ? 'yes' : '**no**'} | ${date} ${commit}${isStale ? ' **stale**' : ''} | ${row.note ?? ''} |`;

/**
 * Returns docs/benchmarks.md.
 * @param taken rows by benchmark
 * @param isStale whether what a benchmark measures has changed since a commit
 */
export function benchmarksPage(
  taken: Readonly<Record<string, readonly Taken[]>>,
  isStale: (bench: string, commit: string) => boolean,
): string {
  const lines = Object.entries(taken)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([bench, rows]) => rows.map((row) => line(row, isStale(bench, row.commit))));
  return `# Benchmarks

Taken by \`npm run bench\` on machines with two cores. Ratios are of two measurements in the same run. A row is stale if what it measures has changed since its commit (\`test/bench/capabilities.ts\`). [performance.md](performance.md) explains the rows.

| what | against | measured | limit | holds | taken | how |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
