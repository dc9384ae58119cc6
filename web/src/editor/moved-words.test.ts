import { getSchema } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, highlight, paragraph, turn, words } from '../../../test/builders/rich-text.ts';
import { withoutBoundMarks } from './bound-marks.ts';
import { documentExtensions } from './extensions.ts';
import { movingPlugin } from './moved-words.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const spoken = { type: 'word', attrs: { start: 0, end: 1 } };

/** Simulates an editor during cut, paste and drag. */
class Writer {
  state = EditorState.create({
    doc: schema.nodeFromJSON(
      doc(
        turn(
          'ana',
          0,
          900,
          words('One '),
          words('never trusts', highlight('a')),
          words(' it', highlight('a'), spoken),
          words(', honestly.'),
        ),
        turn('ben', 900, null, words('Two', highlight('b')), words(' of them.')),
        paragraph('End'),
      ),
    ),
    plugins: [movingPlugin()],
  });

  select(text: string): this {
    let found = -1;
    this.state.doc.descendants((node, position) => {
      if (node.isTextblock && node.textContent.includes(text)) found = position + 1 + node.textContent.indexOf(text);
    });
    return this.choose(found, found + text.length);
  }
  choose(from: number, to: number): this {
    return this.dispatch(this.state.tr.setSelection(TextSelection.create(this.state.doc, from, to)));
  }
  end(text: string): this {
    this.select(text);
    return this.choose(this.state.selection.to, this.state.selection.to);
  }
  copied() {
    return withoutBoundMarks(this.state.selection.content());
  }
  cut() {
    const slice = this.copied();
    this.dispatch(this.state.tr.deleteSelection().setMeta('uiEvent', 'cut'));
    return slice;
  }
  paste(slice: ReturnType<Writer['copied']>): this {
    return this.dispatch(this.state.tr.replaceSelection(slice).setMeta('paste', true).setMeta('uiEvent', 'paste'));
  }
  delete(): this {
    return this.dispatch(this.state.tr.deleteSelection());
  }
  write(text: string): this {
    return this.paste(new Slice(Fragment.from(schema.text(text)), 0, 0));
  }
  drop(position: number, moves: boolean): this {
    const [{ tr }, slice] = [this.state, this.copied()];
    if (moves) tr.deleteSelection();
    const at = tr.mapping.map(position);
    return this.dispatch(tr.replaceRange(at, at, slice).setMeta('uiEvent', 'drop'));
  }
  marked(type = 'highlight'): string[] {
    const found: string[] = [];
    this.state.doc.descendants(({ text, marks }) => {
      for (const mark of marks)
        if (mark.type.name === type) found.push(`${mark.attrs['id'] ?? mark.attrs['start']}: ${text}`);
    });
    return found;
  }
  private dispatch(transaction: Transaction): this {
    this.state = this.state.apply(transaction);
    return this;
  }
}

describe('text moved within a document', () => {
  it('keeps highlights and times after cut and paste', () => {
    const writer = new Writer().select('One never trusts it, honestly');
    const slice = writer.cut();
    expect(writer.marked()).toEqual(['b: Two']);
    writer.end('End').paste(slice);
    expect(writer.state.doc.textContent).toBe('.Two of them.EndOne never trusts it, honestly');
    expect(writer.marked()).toEqual(['b: Two', 'a: never trusts', 'a:  it']);
    expect(writer.marked('word')).toEqual(['0:  it']);
  });

  it('keeps them across several turns', () => {
    const writer = new Writer();
    const slice = writer
      .choose(writer.select('never').state.selection.from, writer.end('Two').state.selection.to)
      .cut();
    writer.end('End').paste(slice);
    expect(writer.marked()).toEqual(['a: never trusts', 'a:  it', 'b: Two']);
  });

  it('keeps them after a drag', () => {
    const writer = new Writer();
    const end = writer.end('End').state.selection.to;
    writer.select('never trusts it').drop(end, true);
    expect(writer.state.doc.textContent).toBe('One , honestly.Two of them.Endnever trusts it');
    expect(writer.marked()).toEqual(['b: Two', 'a: never trusts', 'a:  it']);
  });

  it('is marked once: not by a copy, a copying drag, or a second paste', () => {
    const writer = new Writer();
    const before = writer.marked();
    const copy = writer.select('never trusts it').copied();
    writer.end('End').paste(copy);
    writer.select('Two').drop(1, false);
    expect(writer.marked()).toEqual(before);
    const slice = writer.select('Two of').cut();
    writer.end('End').paste(slice);
    const moved = writer.marked();
    expect(moved.filter((each) => each.startsWith('b'))).toEqual(['b: Two']);
    expect(writer.end('End').paste(slice).marked()).toEqual(moved);
  });

  it('does not join a highlight that other text is pasted into, copied from anywhere', () => {
    const fromElsewhere = new Writer().end('trusts').write(' a word');
    expect(fromElsewhere.state.doc.textContent).toContain('never trusts a word it');
    expect(fromElsewhere.marked()).toEqual(['a: never trusts', 'b: Two']);
    const writer = new Writer();
    const copy = writer.select('of them').copied();
    expect(writer.end('never').paste(copy).marked()).toEqual(['a:  trusts', 'a:  it', 'b: Two']);
  });

  it('leaves a highlight with the text that stays, if that is the larger part', () => {
    const writer = new Writer().select('it, honestly');
    const slice = writer.cut();
    expect(writer.end('End').paste(slice).marked()).toEqual(['a: never trusts ', 'b: Two']);
  });

  it('takes a highlight along if it is the larger part', () => {
    const writer = new Writer().select('trusts it, hon');
    const slice = writer.cut();
    writer.end('End').paste(slice);
    expect(writer.marked()).toEqual(['b: Two', 'a: trusts', 'a:  it']);
    expect(writer.end('estly').paste(slice).marked()).toEqual(['b: Two', 'a: trusts', 'a:  it']);
  });

  it('is marked again when returned next to the rest of its highlight', () => {
    const writer = new Writer().select('trusts it, hon');
    const slice = writer.cut();
    writer.end('never ').paste(slice);
    expect(writer.marked()).toEqual(['a: never trusts', 'a:  it', 'b: Two']);
  });

  it('keeps its highlight when pasted over itself, even corrected', () => {
    const writer = new Writer().select('One never trusts it, honestly');
    const copy = writer.copied();
    expect(writer.paste(copy).marked()).toEqual(['a: never trusts', 'a:  it', 'b: Two']);
    const text = writer.select('One never trusts it, honestly').state.selection;
    writer.choose(text.from, text.to).write('Nobody ever trusts it, honestly');
    expect(writer.marked()).toEqual(['a: ever trusts', 'a:  it', 'b: Two']);
  });

  it('keeps it when deleted and pasted as a corrected version', () => {
    const writer = new Writer().select('One never trusts it, honestly').delete();
    expect(writer.marked()).toEqual(['b: Two']);
    writer.choose(1, 1).write('One never ever trusts it, honestly');
    expect(writer.marked()).toEqual(['a: never ever trusts', 'a:  it', 'b: Two']);
  });

  it('does not share its highlight with text moved into the middle', () => {
    const writer = new Writer().select('of them');
    const slice = writer.cut();
    writer.end('never').paste(slice);
    expect(writer.state.doc.firstChild!.textContent).toBe('One neverof them trusts it, honestly.');
    expect(writer.marked()).toEqual(['a:  trusts', 'a:  it', 'b: Two']);
  });

  it('adds no highlight to other text', () => {
    const writer = new Writer();
    const other = writer.select('honestly').copied();
    writer.select('Two').cut();
    expect(writer.end('End').paste(other).marked()).toEqual(['a: never trusts', 'a:  it']);
  });
});
