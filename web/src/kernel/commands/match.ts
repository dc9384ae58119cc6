interface Findable {
  label: string;
  keywords?: string;
}

/**
 * Scores a command; 0 is no match. Every typed word must start a word of it, and earlier words of the label score
 * higher.
 */
export function fit({ label, keywords = '' }: Findable, typed: string): number {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return 1;
  const said = words(label);
  const meant = words(keywords);
  let score = fold(label).startsWith(wanted.join(' ')) ? 2 : 0;
  for (const word of wanted) {
    const at = said.findIndex((one) => one.startsWith(word));
    if (at >= 0) score += 1 + 1 / (at + 1);
    else if (meant.some((one) => one.startsWith(word))) score += 0.5;
    else return 0;
  }
  return score;
}

/** Sorts matching commands by score; equal scores keep their order. */
export function bestFirst<Command extends Findable>(commands: readonly Command[], typed: string): Command[] {
  return commands
    .map((command) => ({ command, score: fit(command, typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command);
}

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .trim();
}
