interface Read {
  emails: string[];
  /** Words that are neither an address nor part of a name before one. */
  unread: string[];
}

const NAMED = /(?<=^|[\s,;>])(?:"[^"]*"\s*|[^<>,;\n@"]*)<([^<>\s]*@[^<>\s]*)>/g;

/**
 * Parses addresses from pasted text: one per line, or separated by commas, semicolons or spaces. Accepts `Ada
 * <ada@example.org>`.
 */
export function addressesIn(text: string): Read {
  const parts = text
    .replace(NAMED, ' $1\n')
    .split(/[,;\n]/)
    .map((part) =>
      part
        .split(/\s+/)
        .map((word) => word.replace(/^[<"']+|[>"'.]+$/g, ''))
        .filter(Boolean),
    );
  const isAddress = (word: string): boolean => /^[^@]+@[^@]+$/.test(word);
  return {
    emails: [
      ...new Set(
        parts
          .flat()
          .filter(isAddress)
          .map((address) => address.toLowerCase()),
      ),
    ],
    unread: parts.map((words) => words.filter((word) => !isAddress(word)).join(' ')).filter(Boolean),
  };
}
