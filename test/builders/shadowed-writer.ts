import type { RichNode } from '@evident/domain/content';
import { Slice } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { withoutBoundMarks } from '../../web/src/editor/bound-marks.ts';
import type { HeadlessEditor } from './headless-editor.ts';

/** Word to type, and its name in the lineage. */
export interface Written {
  readonly text: string;
  readonly name: string;
}
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the words of an editor by block, with positions. */
export function tokensOf(state: EditorState): Token[][] {
  const blocks: Token[][] = [];
  state.doc.descendants((node, position) => {
    if (node.isTextblock)
      blocks.push(
        [...node.textContent.matchAll(/\S+/g)].map((match) => ({
          from: position + 1 + match.index,
          to: position + 1 + match.index + match[0].length,
          text: match[0],
        })),
      );
  });
  return blocks;
}

/** Applies the same edits to a note and its shadow. Words are addressed by block and index. */
export class ShadowedWriter {
  constructor(
    readonly real: HeadlessEditor,
    readonly shadow: HeadlessEditor,
  ) {}

  blocks = (): Token[][] => tokensOf(this.real.state);

  private both(change: (editor: HeadlessEditor, write: (word: Written) => string) => void): void {
    change(this.real, ({ text }) => text);
    change(this.shadow, ({ name }) => name);
  }

  /** Replaces the words from..to of a block; an empty list deletes them. */
  write(block: number, from: number, to: number, words: readonly Written[]): void {
    this.both((editor, write) => {
      const tokens = tokensOf(editor.state)[block]!;
      const text = words.map(write).join(' ');
      if (from === to) {
        const at = tokens[from]?.from ?? tokens.at(-1)!.to;
        editor.edit((tr) => tr.insertText(tokens[from] ? `${text} ` : ` ${text}`, at));
      } else {
        const [start, end] = [tokens[from]!.from, tokens[to - 1]!.to];
        if (text !== '') editor.edit((tr) => tr.insertText(text, start, end));
        else editor.edit((tr) => tr.delete(start, tokens[to]?.from ?? end));
      }
    });
  }

  split(block: number, token: number): void {
    this.both((editor) => editor.edit((tr) => tr.split(tokensOf(editor.state)[block]![token]!.from)));
  }

  /** Joins a block with the next one. */
  join(block: number): void {
    this.both((editor) => {
      const [one, next] = [tokensOf(editor.state)[block]!, tokensOf(editor.state)[block + 1]!];
      if (one.length > 0 && next.length > 0)
        editor.edit((tr) => tr.insertText(' ', one.at(-1)!.to).join(next[0]!.from));
    });
  }

  undo(): void {
    this.both((editor) => editor.undo());
  }

  /** Cuts words, as into another note. */
  cut(from: readonly [number, number], to: readonly [number, number]): void {
    for (const editor of [this.real, this.shadow]) {
      select(editor, from, to, true);
      editor.edit((tr) => tr.deleteSelection().setMeta('uiEvent', 'cut'));
    }
  }

  /** Moves words before another word. `aside` runs in between, like a remote change. */
  move(
    from: readonly [number, number],
    to: readonly [number, number],
    target: (blocks: Token[][]) => readonly [number, number],
    aside: () => void,
  ): void {
    const slices = [this.real, this.shadow].map((editor) => {
      select(editor, from, to, true);
      const slice = withoutBoundMarks(editor.state.selection.content());
      editor.edit((tr) => tr.deleteSelection().setMeta('uiEvent', 'cut'));
      return slice;
    });
    aside();
    const [block, token] = target(this.blocks());
    [this.real, this.shadow].forEach((editor, index) => {
      const at = tokensOf(editor.state)[block]![token]!.from;
      editor.edit((tr) => put(tr.setSelection(TextSelection.create(tr.doc, at)), slices[index]!));
    });
  }

  /** Pastes a corrected version over a passage, in one step or after deleting it. */
  pasteOver(
    from: readonly [number, number],
    to: readonly [number, number],
    corrected: (nth: number, word: string) => Written | null,
    between: (() => void) | null,
  ): void {
    const pastes = [this.real, this.shadow].map((editor) => {
      select(editor, from, to, false);
      return withoutBoundMarks(editor.state.selection.content());
    });
    let nth = 0;
    const said = tokensIn(this.blocks(), from, to).map((word) => corrected(nth++, word));
    const slices = [(each: Written) => each.text, (each: Written) => each.name].map((write, index) => {
      let count = 0;
      const json = mapText(pastes[index]!.toJSON() as { content: RichNode[] }, (text) =>
        text.replace(/\S+/g, (word) => {
          const now = said[count++];
          return now ? write(now) : word;
        }),
      );
      return Slice.fromJSON(this.real.state.schema, json);
    });
    if (between) {
      this.both((editor) => editor.edit((tr) => tr.deleteSelection()));
      between();
    }
    [this.real, this.shadow].forEach((editor, index) =>
      editor.edit((tr) => tr.replaceSelection(slices[index]!).setMeta('paste', true).setMeta('uiEvent', 'paste')),
    );
  }
}

export function mapText<T extends { content?: RichNode[]; text?: string }>(
  node: T,
  change: (text: string) => string,
): T {
  return {
    ...node,
    ...(node.text !== undefined && { text: change(node.text) }),
    ...(node.content && { content: node.content.map((child) => mapText(child, change)) }),
  };
}

const tokensIn = (
  blocks: Token[][],
  [b1, t1]: readonly [number, number],
  [b2, t2]: readonly [number, number],
): string[] =>
  blocks
    .slice(b1, b2 + 1)
    .flatMap((tokens, index) => tokens.slice(index === 0 ? t1 : 0, b1 + index === b2 ? t2 + 1 : undefined))
    .map(({ text }) => text);

function select(
  editor: HeadlessEditor,
  [b1, t1]: readonly [number, number],
  [b2, t2]: readonly [number, number],
  blank: boolean,
): void {
  const blocks = tokensOf(editor.state);
  const end = (blank ? blocks[b2]![t2 + 1]?.from : undefined) ?? blocks[b2]![t2]!.to;
  editor.edit((tr) => tr.setSelection(TextSelection.create(tr.doc, blocks[b1]![t1]!.from, end)));
}

function put(tr: Transaction, slice: Slice): Transaction {
  tr.replaceSelection(slice);
  const end = tr.selection.to;
  const glued = /^\S\S$/.test(
    tr.doc.textBetween(Math.max(0, end - 1), Math.min(tr.doc.content.size, end + 1), '\n', '\n'),
  );
  if (glued) tr.insertText(' ', end);
  return tr.setMeta('paste', true).setMeta('uiEvent', 'paste');
}
