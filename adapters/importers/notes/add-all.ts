/** Appends parts of a document. They may be more than the arguments of a call can be, about 120,000. */
export function addAll<T>(to: T[], parts: Iterable<T>): void {
  for (const part of parts) to.push(part);
}
