/** How often each pair of groups meets, and how large the groups are. */
interface Table {
  readonly cells: readonly (readonly [number, number, number])[];
  readonly rows: ReadonlyMap<number, number>;
  readonly columns: ReadonlyMap<number, number>;
  readonly items: number;
}

function tableOf(one: readonly number[], other: readonly number[]): Table {
  const cells = new Map<string, [number, number, number]>();
  const rows = new Map<number, number>();
  const columns = new Map<number, number>();
  for (const [at, a] of one.entries()) {
    const b = other[at]!;
    const cell = cells.get(`${a},${b}`) ?? [a, b, 0];
    cell[2] += 1;
    cells.set(`${a},${b}`, cell);
    rows.set(a, (rows.get(a) ?? 0) + 1);
    columns.set(b, (columns.get(b) ?? 0) + 1);
  }
  return { cells: [...cells.values()], rows, columns, items: one.length };
}

const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);
const pairs = (count: number): number => (count * (count - 1)) / 2;

/** Adjusted Rand index (Hubert and Arabie 1985): 1 for the same groups, 0 for chance. */
export function adjustedRand(one: readonly number[], other: readonly number[]): number {
  const { cells, rows, columns, items } = tableOf(one, other);
  const both = total(cells.map(([, , count]) => pairs(count)));
  const [a, b] = [total([...rows.values()].map(pairs)), total([...columns.values()].map(pairs))];
  const expected = (a * b) / pairs(items);
  const most = (a + b) / 2;
  return most === expected ? 1 : (both - expected) / (most - expected);
}

/** Adjusted mutual information (Vinh, Epps and Bailey 2010), with the mean of both entropies, as scikit-learn has it. */
export function adjustedInformation(one: readonly number[], other: readonly number[]): number {
  const { cells, rows, columns, items } = tableOf(one, other);
  const shared = total(
    cells.map(([a, b, count]) => (count / items) * Math.log((items * count) / (rows.get(a)! * columns.get(b)!))),
  );
  const entropy = (sizes: ReadonlyMap<number, number>): number =>
    -total([...sizes.values()].map((count) => (count / items) * Math.log(count / items)));
  const expected = expectedInformation([...rows.values()], [...columns.values()], items);
  const most = (entropy(rows) + entropy(columns)) / 2;
  return most === expected ? 1 : (shared - expected) / (most - expected);
}

function expectedInformation(rows: readonly number[], columns: readonly number[], items: number): number {
  const logs = logFactorials(items);
  let sum = 0;
  for (const [a, times] of counted(rows))
    for (const [b, too] of counted(columns))
      for (let n = Math.max(1, a + b - items); n <= Math.min(a, b); n += 1) {
        const log =
          logs[a]! +
          logs[b]! +
          logs[items - a]! +
          logs[items - b]! -
          logs[items]! -
          logs[n]! -
          logs[a - n]! -
          logs[b - n]! -
          logs[items - a - b + n]!;
        sum += times * too * (n / items) * Math.log((items * n) / (a * b)) * Math.exp(log);
      }
  return sum;
}

function counted(sizes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return counts;
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 1; n <= most; n += 1) logs[n] = logs[n - 1]! + Math.log(n);
  return logs;
}
