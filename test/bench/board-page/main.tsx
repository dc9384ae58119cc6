import '../../../web/src/theme/index.css';
import './main.css';
import type { TagBoardView } from '@evident/domain/tags';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { Board } from '../../../web/src/features/tags/board.tsx';
import { Providers } from '../../../web/src/kernel/providers.tsx';
import { createQueryClient } from '../../../web/src/kernel/queries/query-client.ts';

/** A board of many groups, all tags with a description as researchers write them. */
function boardOf(groups: number, tags: number): TagBoardView {
  const shown = { color: 'teal', hex: '059583' } as const;
  const inGroup = tags / groups;
  return {
    id: 'b',
    projectId: 'p',
    title: 'Large',
    rank: 1,
    version: 1,
    groups: Array.from({ length: groups }, (_, at) => ({
      id: `g${at}`,
      tagBoardId: 'b',
      title: `Group ${at + 1}`,
      ...shown,
      rank: at,
      version: 1,
      tags: Array.from({ length: inGroup }, (_tag, index) => ({
        id: `t${at}-${index}`,
        projectId: 'p',
        tagBoardId: 'b',
        tagGroupId: `g${at}`,
        title: `Tag ${at * inGroup + index + 1}`,
        description: index % 5 === 0 ? 'Says where a figure comes from, and whether it can be trusted' : null,
        role: null,
        ...shown,
        ownHex: null,
        locked: false,
        rank: index,
        version: 1,
        highlightCount: index,
      })),
    })),
  };
}

const app = document.querySelector<HTMLElement>('#app')!;

/** The board of the product. */
function openBoard(groups: number, tags: number): void {
  const boards = [boardOf(groups, tags)];
  const router = createMemoryRouter([
    { path: '*', element: <Board boards={boards} boardId="b" readOnly={null} arrange={async () => undefined} /> },
  ]);
  createRoot(app).render(
    <Providers client={createQueryClient()} forceColorScheme="light">
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** The same boxes without anything of the product: a line shows where the dragged one would go. */
function openBare(groups: number, tags: number): void {
  const board = boardOf(groups, tags);
  app.innerHTML = board.groups
    .map(
      (group) =>
        `<ul class="bare">${group.tags
          .map((tag) => `<li draggable="true" data-card="${tag.id}">${tag.title}<p>${tag.description ?? ''}</p></li>`)
          .join('')}</ul>`,
    )
    .join('');
  let over: HTMLElement | null = null;
  app.addEventListener('dragover', (event) => {
    event.preventDefault();
    const card = (event.target as HTMLElement).closest<HTMLElement>('li');
    if (!card) return;
    if (over && over !== card) delete over.dataset['zone'];
    over = card;
    const { top, height } = card.getBoundingClientRect();
    card.dataset['zone'] = event.clientY < top + height / 2 ? 'before' : 'after';
  });
}

Object.assign(globalThis, { openBoard, openBare });
