import type { EditorView } from '@tiptap/pm/view';
import type { TimedText } from './timed-text.ts';
import { lastStartAt, wordAt } from './word-at.ts';

/** Ranges of words that are being spoken, on all pages and peeks. Drawn by `::highlight(spoken-word)`. */
const spoken = drawnAs('spoken-word');
/** Sentences, where an engine gives no times of words. Drawn more softly. */
const passage = drawnAs('spoken-passage');
/** No word of speech is longer. */
const WORD_CHARACTERS = 40;

function drawnAs(name: string): Highlight | null {
  if (typeof Highlight === 'undefined') return null;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

export interface SpokenPlace {
  /** The spoken word, or its turn if the words have no times. */
  readonly at: Range;
  readonly turn: HTMLElement;
}

/**
 * Marks the word and the turn at a time, without a transaction and without rendering. Returns where they are if they
 * changed, or else null.
 */
export class SpokenMark {
  private range: Range | null = null;
  private turn: HTMLElement | null = null;
  private shown: { text: TimedText; word: number; turn: number } | null = null;

  constructor(private readonly view: EditorView) {}

  show(text: TimedText, ms: number): SpokenPlace | null {
    if (this.view.isDestroyed) return null;
    const word = wordAt(text, ms);
    // A pause belongs to the turn before it.
    const turn = word >= 0 ? text.turnOf[word]! : lastStartAt(text.turns.starts, ms);
    const { shown } = this;
    if (shown && shown.text === text && shown.word === word && shown.turn === turn) return null;
    this.shown = { text, word, turn };
    this.markTurn(turn < 0 ? null : this.view.nodeDOM(text.turns.positions[turn]!));
    this.markWord(word < 0 ? null : this.rangeOf(text.from[word]!, text.to[word]!));
    if (!this.turn) return null;
    const at = this.range ?? document.createRange();
    if (!this.range) at.selectNode(this.turn);
    return { at, turn: this.turn };
  }

  clear(): void {
    this.shown = null;
    this.markWord(null);
    this.markTurn(null);
  }

  private rangeOf(from: number, to: number): Range {
    const [start, end] = [this.view.domAtPos(from, 1), this.view.domAtPos(to, -1)];
    const range = document.createRange();
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return range;
  }

  private markWord(range: Range | null): void {
    if (this.range) for (const drawn of [spoken, passage]) drawn?.delete(this.range);
    if (range) (range.toString().length > WORD_CHARACTERS ? passage : spoken)?.add(range);
    this.range = range;
  }

  private markTurn(node: Node | null): void {
    const turn = node instanceof HTMLElement ? node : null;
    if (turn === this.turn && turn?.hasAttribute('data-spoken')) return;
    this.turn?.removeAttribute('data-spoken');
    this.turn = turn;
    // The editor ignores attributes of turns; on other blocks it would take them for typing.
    if (turn?.matches('[data-turn]')) turn.setAttribute('data-spoken', '');
  }
}
