/** The addresses in what was typed or pasted: one a line, or with commas, semicolons and spaces between, also `Ada <ada@example.org>`. */
export function addressesIn(text: string): string[] {
  const found = text.split(/[\s,;]+/).map((part) => part.replace(/^[<"']+|[>"'.]+$/g, '')).filter((part) => part.includes('@'));
  return [...new Set(found.map((address) => address.toLowerCase()))];
}
