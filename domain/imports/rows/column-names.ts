/** Display names of columns: never empty, always unique. */
export function columnNames(header: readonly string[], width = header.length): string[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return Array.from({ length: Math.max(width, header.length) }, (_, index) => {
    const told = (header[index] ?? '').replace(/\s+/g, ' ').trim();
    const wanted = told === '' ? `Column ${index + 1}` : told;
    let name = wanted;
    let count = counts.get(wanted) ?? 1;
    while (used.has(name)) name = `${wanted} (${(count += 1)})`;
    counts.set(wanted, count);
    used.add(name);
    return name;
  });
}
