import { clock } from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { nodeOf } from './schema.ts';
import type { SpeakerNames } from './speaker-names.ts';

/** Turn whose speaker or time was pressed. */
export interface PressedTurn {
  readonly speaker: string | null;
  /** Milliseconds from the start of the recording. */
  readonly start: number | null;
  /** The recording it is said in; null for the first one of the note. */
  readonly fileId: string | null;
  readonly part: 'speaker' | 'time';
  readonly at: HTMLElement;
  readonly set: (said: { speaker: string } | { start: number | null }) => void;
}

/** Turn of a speaker: name and time above the text. The name is stored per speaker, so one write renames all turns. */
export const turn = (names: SpeakerNames, onTurn: (pressed: PressedTurn) => void): AnyExtension =>
  nodeOf('turn', {
    defining: true,
    parseHTML: () => [
      {
        tag: '[data-turn]',
        contentElement: '[data-words]',
        getAttrs: (element: HTMLElement) => ({
          speaker: speakerOf(element.dataset, names),
          start: msOf(element.dataset['start']),
          end: msOf(element.dataset['end']),
          fileId: idOf(element.dataset['file']),
        }),
      },
    ],
    renderHTML: ({ node }) => [
      'section',
      {
        'data-turn': '',
        'data-speaker': node.attrs.speaker,
        'data-name': nameOf(node, names),
        'data-start': node.attrs.start,
        'data-end': node.attrs.end,
        'data-file': node.attrs.fileId,
      },
      ['p', { 'data-words': '' }, 0],
    ],
    addNodeView:
      () =>
      ({ node, editor, getPos }) =>
        turnView(node, names, (now, at) =>
          onTurn({
            speaker: now.attrs.speaker as string | null,
            start: now.attrs.start as number | null,
            fileId: (now.attrs.fileId as string | null | undefined) ?? null,
            part: at.className === 'turn-time' ? 'time' : 'speaker',
            at,
            set: (said) => {
              const position = getPos();
              const { state, view } = editor;
              const there = position === undefined ? null : state.doc.nodeAt(position);
              if (there?.type.name === 'turn')
                view.dispatch(state.tr.setNodeMarkup(position!, null, { ...there.attrs, ...said }));
            },
          }),
        ),
    addKeyboardShortcuts() {
      return {
        // A new line keeps the speaker until an empty line. Only the first half keeps the time.
        Enter: () => {
          const { $from, empty } = this.editor.state.selection;
          if ($from.parent.type.name !== 'turn') return false;
          if (empty && $from.parent.content.size === 0) return this.editor.commands.setNode('paragraph');
          return this.editor.chain().splitBlock().updateAttributes('turn', { start: null, end: null }).run();
        },
        Backspace: () => {
          const { $from, empty } = this.editor.state.selection;
          return (
            $from.parent.type.name === 'turn' &&
            empty &&
            $from.parent.content.size === 0 &&
            this.editor.commands.setNode('paragraph')
          );
        },
      };
    },
  });

const msOf = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;
const idOf = (value: string | undefined): string | null =>
  value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : null;
const nameOf = ({ attrs }: Node, names: SpeakerNames): string | null =>
  names.has(attrs.speaker) ? names.of(attrs.speaker) : null;

/** The speaker of a pasted turn. The same id is another person in another note, where the name decides. */
function speakerOf({ speaker, name }: DOMStringMap, names: SpeakerNames): string | null {
  if (speaker !== undefined && names.has(speaker) && (name === undefined || names.of(speaker) === name)) return speaker;
  return name?.trim() ? names.idOf(name) : null;
}

function turnView(first: Node, names: SpeakerNames, onPress: (turn: Node, at: HTMLElement) => void): NodeView {
  let node = first;
  let forget: (() => void) | undefined;
  const dom = document.createElement('section');
  const head = document.createElement('div');
  const name = document.createElement('button');
  const when = document.createElement('button');
  const time = document.createElement('time');
  const contentDOM = document.createElement('p');
  // Only the text determines the direction: `auto` skips children with their own `dir`.
  dom.dir = 'auto';
  head.dir = 'ltr';
  dom.dataset['turn'] = '';
  head.contentEditable = 'false';
  head.className = 'turn-head';
  name.type = 'button';
  name.className = 'turn-speaker';
  name.onclick = () => onPress(node, name);
  when.type = 'button';
  when.className = 'turn-time';
  when.onclick = () => onPress(node, when);
  when.append(time);
  head.append(name, when);
  dom.append(head, contentDOM);
  const show = () => {
    forget?.();
    const { speaker, start } = node.attrs as { speaker: string | null; start: number | null };
    forget = names.show(speaker, name);
    // Shows the placeholder for a missing speaker in edit mode only.
    name.toggleAttribute('data-nobody', speaker === null);
    when.hidden = start === null;
    time.textContent = start === null ? '' : clock(start);
    head.toggleAttribute('data-empty', speaker === null && start === null);
  };
  show();
  return {
    dom,
    contentDOM,
    update(next) {
      if (next.type !== node.type) return false;
      const same = next.attrs.speaker === node.attrs.speaker && next.attrs.start === node.attrs.start;
      node = next;
      if (!same) show();
      return true;
    },
    // A selection may start next to the name and extend into the text.
    ignoreMutation: (mutation) =>
      mutation.type === 'selection' ? head.contains(mutation.target) : !contentDOM.contains(mutation.target),
    stopEvent: (event) => head.contains(event.target as globalThis.Node),
    destroy: () => forget?.(),
  };
}
