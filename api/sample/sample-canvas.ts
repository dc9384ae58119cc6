import { ChangeCanvas } from '@evident/application/canvas/change-canvas';
import { CreateCanvas } from '@evident/application/canvas/create-canvas';
import { ListCanvases } from '@evident/application/canvas/queries';
import type { Ids } from '@evident/application/kernel/ids';
import { CreateView } from '@evident/application/views/create-view';
import { CARD_WIDTH, type CanvasObjectChange, GROUP_HEAD, sizeOf } from '@evident/domain/canvas';
import { EMPTY_FORM } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleProject } from './sample-story.ts';

const GAP = 16;
const COLUMNS = 2;
const WIDTH = GAP + COLUMNS * (CARD_WIDTH + GAP);

/** Saves a view with a canvas of the highlights, in a group for each tag group of the first board, unless there is a canvas. */
export async function saveCanvas(
  bus: Bus,
  ids: Ids,
  actor: Actor,
  projectId: Uuid,
  { canvas, boards: [board], highlights }: Pick<SampleProject, 'canvas' | 'boards' | 'highlights'>,
  highlightIds: ReadonlyMap<string, Uuid>,
): Promise<void> {
  if (canvas === undefined || !board) return;
  const { items } = await bus.ask(new ListCanvases(actor, projectId, { limit: 1, cursor: null }));
  if (items.length > 0) return;
  const objects = board.groups.flatMap(({ title, color, tags }, at) => {
    const titles = new Set(tags.map(([tag]) => tag));
    const quotes = Object.entries(highlights).filter(([, one]) => titles.has(one.tags[0]!));
    const cards = quotes.map(([key, { quote }]) => ({ highlightId: highlightIds.get(key)!, quote }));
    return groupOf(ids, { title, color, cards, x: at * (WIDTH + 4 * GAP) });
  });
  const docId = await bus.ask(new CreateCanvas(actor, projectId, { title: canvas }));
  await bus.ask(new ChangeCanvas(actor, docId, { objects }));
  await bus.ask(
    new CreateView(actor, projectId, {
      title: canvas,
      objectType: 'HIGHLIGHT',
      layout: 'CANVAS',
      docId,
      viewData: { sort: null, filter: EMPTY_FORM, group: null, columns: [], fieldVisibility: [] },
    }),
  );
}

interface Group extends Required<Pick<CanvasObjectChange, 'title' | 'color'>> {
  readonly cards: readonly { readonly highlightId: Uuid; readonly quote: string }[];
  readonly x: number;
}

/** A group with its cards in two columns, each card under the shorter one. */
function groupOf(ids: Ids, { title, color, cards, x }: Group): CanvasObjectChange[] {
  const groupId = ids.newId();
  const bottoms = Array.from({ length: COLUMNS }, () => GROUP_HEAD);
  const placed = cards.map(({ highlightId, quote }): CanvasObjectChange => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const card = { id: ids.newId(), type: 'rh', highlightIds: [highlightId], groupId } as const;
    const y = bottoms[column]!;
    const shown = {
      id: highlightId,
      type: 'highlight',
      title: '',
      text: quote,
      noteId: null,
      speaker: null,
      tags: [],
    } as const;
    const { height } = sizeOf(
      { ...card, highlightIds: [highlightId], x, y, rank: 1 },
      new Map([[highlightId, { ...shown, tags: [] }]]),
      false,
    );
    bottoms[column] = y + height + GAP;
    return { ...card, highlightIds: [highlightId], x: x + GAP + column * (CARD_WIDTH + GAP), y };
  });
  return [{ id: groupId, type: 'group', title, color, x, y: 0, width: WIDTH, height: Math.max(...bottoms) }, ...placed];
}
