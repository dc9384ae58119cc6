import type { RichNode } from '../../content/index.ts';
import { block } from '../note/rich-blocks.ts';
import type { InlineLine } from './inline-lines.ts';

/** Labels without words, such as `Break: [11:54]`. They are dropped if a person of that name speaks elsewhere, else kept as text. */
export class WordlessLabels {
  private waiting: { readonly name: string; readonly node: RichNode } | null = null;
  private readonly names = new Map<RichNode, string>();

  /** The label before, if no words followed it. */
  begins(name: string | null, line: InlineLine): RichNode[] {
    const before = this.ends();
    if (name !== null) this.waiting = { name, node: block('paragraph', line.nodes) };
    return before;
  }

  ends(): RichNode[] {
    const { waiting } = this;
    this.waiting = null;
    if (!waiting) return [];
    this.names.set(waiting.node, waiting.name);
    return [waiting.node];
  }

  said(): void {
    this.waiting = null;
  }

  /** Blocks without the labels of those who speak. */
  among(blocks: readonly RichNode[], speaks: (name: string) => boolean): RichNode[] {
    return blocks.filter((node) => !speaks(this.names.get(node) ?? ''));
  }
}
