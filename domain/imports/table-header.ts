/** Names of the columns of a table as people see them: never empty, no two the same, however the file wrote them. */
export function columnNames(header: readonly string[], width = header.length): string[] {
  const used = new Set<string>();
  return Array.from({ length: Math.max(width, header.length) }, (_, index) => {
    const told = (header[index] ?? '').replace(/\s+/g, ' ').trim();
    const wanted = told === '' ? `Column ${index + 1}` : told;
    let name = wanted;
    for (let count = 2; used.has(name); count += 1) name = `${wanted} (${count})`;
    used.add(name);
    return name;
  });
}

/** Whether the first row of a table names its columns: nothing in it is a number, and nothing stands again in its column below. */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  const [first, ...below] = rows;
  if (!first || first.every((cell) => cell.trim() === '')) return false;
  return first.every((cell, column) => {
    const name = cell.trim();
    return name === '' || (!/^[-+]?\d[\d.,:/ -]*$/.test(name) && !below.some((row) => row[column]?.trim() === name));
  });
}

/** The width of a table is that of most of its rows, and never less than that of its first. */
export function tableWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const common = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0]?.[0] ?? 0;
  return Math.max(common, rows[0]?.length ?? 0);
}

/** How many rows stand above the table: a title, a remark, with one cell where the table has several. */
export function rowsAbove(rows: readonly (readonly string[])[]): number {
  const width = tableWidth(rows.slice(-Math.ceil(rows.length / 2)));
  const begin = rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1);
  return width > 2 && begin > 0 && begin < rows.length - 1 ? begin : 0;
}
