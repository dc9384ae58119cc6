import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, paragraph } from '../../../test/builders/rich-text.ts';
import { CutMemory, type CutWords, cutBy, LastCut, pastedBy } from './cut-words.ts';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const stateOf = (...texts: string[]) =>
  EditorState.create({ doc: schema.nodeFromJSON(doc(...texts.map((text) => paragraph(text)))) });
const selected = (state: EditorState, from: number, to: number) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));

describe('words cut from a note', () => {
  const source = selected(stateOf('We began. ', 'Then we left.'), 4, 24);
  const cut = source.tr.deleteSelection().setMeta('uiEvent', 'cut');
  const target = stateOf('Old words.');
  const paste = target.tr.replaceSelection(source.selection.content()).setMeta('uiEvent', 'paste');

  it('are the same when they are pasted, with their place', () => {
    const pasted = pastedBy(paste)!;
    expect(cutBy(cut)).toBe('began.Thenwelef');
    expect(pasted.text).toBe('began.Thenwelef');
    expect(paste.doc.textBetween(pasted.from, pasted.to, '|')).toBe('began. |Then we lef');
  });

  it('are not those that are deleted or typed', () => {
    expect(cutBy(source.tr.deleteSelection())).toBeNull();
    expect(pastedBy(target.tr.insertText('typed', 1))).toBeNull();
    expect(cutBy(stateOf('Words').tr.setMeta('uiEvent', 'cut'))).toBeNull();
  });
});

describe('the last cut', () => {
  const cut: CutWords = { noteId: 'a', text: 'Words', settled: () => Promise.resolve() };
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const silent = { onmessage: null, postMessage: () => {} };

  /** Two tabs of a browser. */
  function tabs(): [LastCut, LastCut] {
    const ends = [0, 1].map(() => ({
      onmessage: null,
      postMessage: (_: unknown) => {},
    })) as unknown as BroadcastChannel[];
    const [one, two] = ends as [BroadcastChannel, BroadcastChannel];
    one.postMessage = (data) => two.onmessage?.({ data } as MessageEvent);
    two.postMessage = (data) => one.onmessage?.({ data } as MessageEvent);
    return [one, two].map((end) => new LastCut(end, new CutMemory(storage(), () => 'team.ada'))) as [LastCut, LastCut];
  }

  it('is taken once, by another note with the same words, in any tab', () => {
    const [here, there] = tabs();
    here.keep(cut);
    expect(here.takeFor('a', cut)).toBeNull();
    expect(there.takeFor('b', { text: 'Other' })).toBeNull();
    expect(there.takeFor('b', cut)).toMatchObject({ noteId: 'a' });
    expect([here.takeFor('b', cut), there.takeFor('b', cut)]).toEqual([null, null]);
  });

  it('waits until it is stored, in the tab that cut', () => {
    const [here] = tabs();
    here.keep(cut);
    expect(here.takeFor('b', cut)?.settled).toBe(cut.settled);
  });

  it('is known after a reload, to the same member in the same workspace, without its words', () => {
    const tab = storage();
    const reloaded = (account: string | null) => new LastCut(silent, new CutMemory(tab, () => account));
    reloaded('team.ada').keep(cut);
    expect([...tab.kept.values()].join()).not.toContain('Words');
    for (const account of ['team.ben', 'other.ada', null]) expect(reloaded(account).takeFor('b', cut)).toBeNull();
    expect(reloaded('team.ada').takeFor('b', { text: 'Worts' })).toBeNull();
    expect(reloaded('team.ada').takeFor('b', cut)).toMatchObject({ noteId: 'a' });
    expect(tab.kept.size).toBe(0);
  });

  it('is forgotten if what is stored is damaged', () => {
    const tab = storage();
    tab.setItem('evident-cut-words', '{');
    expect(new LastCut(silent, new CutMemory(tab, () => 'team.ada')).takeFor('b', cut)).toBeNull();
  });
});
