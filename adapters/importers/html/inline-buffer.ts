import { type RichMark, type RichNode, joinRuns } from '@evident/domain/content';
import { cleanText, hardBreak, run } from '@evident/domain/imports';

/** Gathers the words of a block as a reader sees them: white space is one space, none at the ends of lines. */
export class InlineBuffer {
  private nodes: RichNode[] = [];

  /** @param softBreaks keep the line ends of the source as `\n`, for a transcript may have a speaker in every line. */
  constructor(private readonly softBreaks: boolean) {}

  text(text: string, marks: readonly RichMark[]): void {
    const words = cleanText(text).replace(/[ \t\n\f\r]+/g, (space) =>
      this.softBreaks && space.includes('\n') ? '\n' : ' ',
    );
    const last = this.nodes.at(-1);
    const open = last === undefined || last.type === 'hardBreak' || /[ \n]$/.test(last.text ?? '');
    this.nodes.push(...run(open ? words.replace(/^[ \n]/, '') : words, marks));
  }

  break(): void {
    if (this.nodes.length > 0) this.nodes.push(hardBreak);
  }

  /** The words so far; the buffer is empty again. */
  take(): RichNode[] {
    const nodes = this.nodes;
    this.nodes = [];
    for (let last = nodes.at(-1); last; last = nodes.at(-1)) {
      if (last.type !== 'hardBreak' && last.text?.trim() !== '') break;
      nodes.pop();
    }
    const last = nodes.at(-1);
    if (last?.text !== undefined) nodes[nodes.length - 1] = { ...last, text: last.text.trimEnd() };
    return joinRuns(nodes);
  }
}
