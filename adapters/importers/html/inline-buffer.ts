import { type RichMark, type RichNode, joinRuns } from '@evident/domain/content';
import { cleanText, hardBreak, run } from '@evident/domain/imports';

/** Collects the text of a block as displayed: white space collapses, and line ends have none. */
export class InlineBuffer {
  private nodes: RichNode[] = [];

  /**
   * @param softBreaks keeps line breaks of the source as `\n`, because a transcript can have a speaker on every line
   */
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

  /** Returns the collected text and clears the buffer. */
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
