/** Numbers texts, equal ones alike. */
export class Numbering {
  private readonly known = new Map<string, number>();

  of(texts: readonly string[]): Int32Array {
    return Int32Array.from(texts, (text) => {
      const number = this.known.get(text) ?? this.known.size;
      this.known.set(text, number);
      return number;
    });
  }
}
