import '../../../web/src/theme/index.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { columnsFor } from '../../../web/src/features/views/columns.ts';
import { PLAIN_LOOK } from '../../../web/src/features/views/look.ts';
import { RowTable } from '../../../web/src/features/views/row-table.tsx';
import { useSelection } from '../../../web/src/features/views/use-selection.ts';
import { Providers } from '../../../web/src/kernel/providers.tsx';
import { createQueryClient } from '../../../web/src/kernel/queries/query-client.ts';
import { useWindows, windowsOptions } from '../../../web/src/kernel/queries/windows.ts';
import { FIELDS, rowAt } from './many-rows.ts';

const PAGE = 100;
/** Milliseconds until a page is there, as from a server nearby. */
const ANSWERED_MS = 20;
const HEIGHT = 40;
const AHEAD = 8;

const columns = columnsFor('NOTE', FIELDS, PLAIN_LOOK);
const pages = windowsOptions(
  ['rows'],
  PAGE,
  async (skip) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));
    return Array.from({ length: PAGE }, (_, at) => rowAt(skip + at));
  },
  {},
);
const nothing = () => undefined;

/** The table of views, whose rows are moved by hand and selected. */
function Table({ count }: { count: number }) {
  return (
    <RowTable
      label="notes"
      list={useWindows(pages, count)}
      columns={columns}
      totals={[]}
      look={PLAIN_LOOK}
      readOnly={null}
      selection={useSelection()}
      scroll={{ start: 0, onTop: nothing }}
      onLook={nothing}
      onSet={nothing}
      onPlace={nothing}
    />
  );
}

/** A virtual list with as many rows and cells, which hold plain text. */
function Bare({ count }: { count: number }) {
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the app does not use the React compiler
  const rows = useVirtualizer({
    count,
    getScrollElement: () => document.querySelector('main'),
    estimateSize: () => HEIGHT,
    overscan: AHEAD,
  });
  const visible = columns.filter((column) => column.visible);
  return (
    <div ref={list} style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-index={index}
          style={{ position: 'absolute', display: 'flex', height: HEIGHT, transform: `translateY(${start}px)` }}
        >
          {visible.map(({ key, width }) => (
            <span key={key} style={{ width, overflow: 'hidden' }}>
              {key} {index}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const root = createRoot(document.querySelector('#root')!);

function open(which: 'table' | 'bare', count: number): void {
  const page = (
    <main style={{ height: '100vh', overflowY: 'auto' }}>
      {which === 'table' ? <Table count={count} /> : <Bare count={count} />}
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  root.render(
    <Providers client={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** Scrolls by some pixels in each frame; returns the number of a row on screen at the end. */
async function scroll(frames: number, pixels: number): Promise<number> {
  const main = document.querySelector('main')!;
  for (let frame = 0; frame < frames; frame += 1) {
    main.scrollTop += pixels;
    await new Promise(requestAnimationFrame);
  }
  // The first of the rendered rows can be the active one, which stays mounted.
  const last = [...document.querySelectorAll<HTMLElement>('[data-index]')].at(-1);
  return Number(last?.dataset['index'] ?? 0);
}

Object.assign(globalThis, { open, scroll });
