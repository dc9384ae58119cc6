const OPEN = /<(think|thinking|reasoning)>/iu;
/** Characters of the longest tag, which may arrive in parts. */
const TAG = 12;

/** Leaves out the thoughts of reasoning models, in tags before their answer. Holds back only what may be a tag. */
export async function* withoutThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let close: string | null = null;
  let hasBegun = false;
  for await (const piece of pieces) {
    if (hasBegun) {
      yield piece;
      continue;
    }
    held += piece;
    for (;;) {
      if (close === null) {
        const open = OPEN.exec(held);
        if (!open) break;
        if (open.index > 0 && held.slice(0, open.index).trim() !== '') break;
        close = `</${open[1]!.toLowerCase()}>`;
        held = held.slice(open.index + open[0].length);
      }
      const end = held.toLowerCase().indexOf(close);
      if (end < 0) {
        held = held.slice(-TAG);
        break;
      }
      held = held.slice(end + close.length);
      close = null;
    }
    if (close === null && isAnswer(held)) {
      hasBegun = true;
      yield held;
      held = '';
    }
  }
  if (close === null && held !== '') yield held;
}

/** Whether a beginning cannot become a tag of thoughts any more. */
function isAnswer(held: string): boolean {
  const begin = held.trimStart().toLowerCase();
  if (begin === '') return false;
  return !['<think>', '<thinking>', '<reasoning>'].some((tag) => tag.startsWith(begin));
}
