/** The answer of an address as JSON. @throws Error unless it is a success */
export async function read(address: string, headers: Record<string, string>): Promise<unknown> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

/** Alternates between measures, so that other load affects all alike. */
export async function leastOf(rounds: number, ...measures: (() => Promise<number>)[]): Promise<number[]> {
  const least = measures.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, measure] of measures.entries()) least[index] = Math.min(least[index]!, await measure());
  }
  return least;
}
