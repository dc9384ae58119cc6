import type { TagView } from '@evident/domain/tags';
import type { FocusEvent } from 'react';
import { useKeys } from '../../kernel/keys/use-keys.ts';
import { neighborOf, stepOf, tagsOf } from '../../data/tags/arrange.ts';
import type { BoardState } from './board-context.ts';
import { removeTag, whyFixed } from './tag-menu.ts';
import { showToast } from '../../kernel/toasts.ts';

/** Only while a card has the focus. */
const HERE = { group: 'This board', on: '[data-card-focus]' };
const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;
type Arrow = keyof typeof ARROWS;

const cardOf = (target: EventTarget | null): string | null =>
  target instanceof HTMLElement && target.matches('[data-card-focus]')
    ? (target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null)
    : null;

/** Clicked after the key event, because an open menu closes on any key outside it. */
const menuOf = (tagId: string | null) =>
  document.querySelector<HTMLElement>(`[data-card="${tagId}"] [data-card-menu] button`);

/** Keyboard actions of a board. */
export function useCardKeys(board: BoardState) {
  const { groups, shown, arrange, activeId, focusCard, readOnly } = board;
  const withTag =
    (run: (tag: TagView) => void, changes = false) =>
    () => {
      const tag = tagsOf(board.boards).find(({ id }) => id === activeId);
      const fixed = tag && changes ? whyFixed(tag, readOnly) : null;
      if (fixed !== null) showToast({ title: fixed });
      else if (tag) run(tag);
    };
  const go = (arrow: Arrow) =>
    withTag(({ id }) => {
      const next = neighborOf(shown, id, arrow);
      if (next !== null) focusCard(next);
    });
  const step = (arrow: Arrow) =>
    withTag(({ id, title }) => {
      const place = stepOf(groups, shown, id, arrow);
      if (!place) return;
      focusCard(id);
      void arrange({ do: 'moveTag', tagId: id, title, ...place });
    }, true);
  useKeys([
    ...(['up', 'down', 'left', 'right'] as const).flatMap((arrow) => [
      { keys: ARROWS[arrow], label: `Card ${SAID[arrow]}`, ...HERE, run: go(arrow) },
      { keys: `alt+${ARROWS[arrow]}`, label: `Move the card ${arrow}`, ...HERE, run: step(arrow) },
    ]),
    { keys: 'Space', label: 'Open the card menu', ...HERE, run: () => setTimeout(() => menuOf(activeId)?.click()) },
    { keys: 'F2', label: 'Rename the tag', ...HERE, run: withTag(({ id }) => board.edit(id), true) },
    {
      keys: 'm',
      label: 'Merge the tag into another',
      ...HERE,
      run: withTag((tag) => board.ask({ ask: 'merge', tags: [tag] }), true),
    },
    { keys: 'x', label: 'Choose the card, or not', ...HERE, run: withTag(({ id }) => board.choose(id)) },
    { keys: 'Delete', label: 'Delete the tag', ...HERE, run: withTag((tag) => removeTag(board, tag), true) },
  ]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      const id = cardOf(target);
      if (id !== null && id !== activeId) focusCard(id);
    },
  };
}

const SAID = { up: 'above', down: 'below', left: 'to the left', right: 'to the right' } as const;
