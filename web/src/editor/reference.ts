import {
  CARD_LAYOUTS,
  CARD_PARTS,
  type CardLayout,
  MENTION_KINDS,
  type MentionKind,
  type Referenced,
  isReferenceKind,
  leafText,
  referenceKey,
  referenced,
} from '@evident/domain/content';
import type { AnyExtension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type CardLook, hostObject } from '../kernel/object-hosts.ts';
import { nodeOf } from './schema.ts';

const lookOf = ({ attrs }: Node): CardLook => ({ layout: attrs['layout'], hidden: attrs['hidden'] });

/** Reads `note:<id>` of copied cards and mentions. */
function objectIn(text: string | undefined): Referenced | null {
  const [kind = '', id = '', ...more] = (text ?? '').split(':');
  const isKnown = (MENTION_KINDS as readonly string[]).includes(kind) && /^[\w-]{1,64}$/.test(id) && more.length === 0;
  return isKnown ? { kind: kind as MentionKind, id } : null;
}

/** Another object as a card, drawn by the shell for each reader. The document stores only its id. */
export const reference: AnyExtension = nodeOf('reference', {
  draggable: true,
  selectable: true,
  parseHTML: () => [
    {
      tag: '[data-reference]',
      getAttrs: ({ dataset }) => {
        const object = objectIn(dataset['reference']);
        if (!object || !isReferenceKind(object.kind)) return false;
        const hidden = (dataset['hidden'] ?? '').split(' ');
        return {
          kind: object.kind,
          objectId: object.id,
          layout: CARD_LAYOUTS.find((layout) => layout === dataset['layout']) ?? 'card',
          hidden: CARD_PARTS.filter((part) => hidden.includes(part)),
        };
      },
    },
  ],
  renderHTML: ({ node }) => [
    'div',
    {
      'data-reference': referenceKey(referenced(node)),
      'data-layout': node.attrs.layout as CardLayout,
      'data-hidden': lookOf(node).hidden.join(' ') || null,
    },
  ],
  addNodeView:
    () =>
    ({ node: first, editor, getPos }) => {
      let node = first;
      const dom = document.createElement('div');
      dom.contentEditable = 'false';
      dom.dataset['reference'] = referenceKey(referenced(node));
      const onLook = (look: CardLook) => {
        const position = getPos();
        if (position !== undefined && editor.isEditable)
          editor.view.dispatch(editor.state.tr.setNodeMarkup(position, null, { ...node.attrs, ...look }));
      };
      const host = () => hostObject(dom, { ...referenced(node), look: lookOf(node), onLook });
      let remove = host();
      return {
        dom,
        update(next) {
          if (next.type !== node.type || referenceKey(referenced(next)) !== referenceKey(referenced(node)))
            return false;
          node = next;
          remove();
          remove = host();
          return true;
        },
        stopEvent: (event: Event) =>
          event.type !== 'dragstart' &&
          event.target instanceof Element &&
          event.target.closest('a, button, [role=menuitem]') !== null,
        ignoreMutation: () => true,
        destroy: () => remove(),
      };
    },
});

/** A member or an object in the words. The name is shown for each reader. */
export const mention: AnyExtension = nodeOf('mention', {
  selectable: true,
  parseHTML: () => [
    {
      tag: '[data-mention]',
      priority: 60,
      getAttrs: ({ dataset }) => {
        const object = objectIn(dataset['mention']);
        return object && { kind: object.kind, objectId: object.id, mentionId: dataset['mentionId'] ?? null };
      },
    },
  ],
  renderHTML: ({ node }) => [
    'span',
    { 'data-mention': referenceKey(referenced(node)), 'data-mention-id': node.attrs.mentionId },
    leafText('mention', node.attrs),
  ],
  renderText: ({ node }) => leafText('mention', node.attrs),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span');
      dom.contentEditable = 'false';
      dom.dataset['mention'] = referenceKey(referenced(node));
      return {
        dom,
        stopEvent: (event: Event) => event.target instanceof Element && event.target.closest('a') !== null,
        ignoreMutation: () => true,
        destroy: hostObject(dom, referenced(node)),
      };
    },
});
