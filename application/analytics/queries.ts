import {
  type FigureList,
  type ItemFigures,
  type ItemReading,
  type ReadType,
  figuresSince,
} from '@evident/domain/analytics';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { ReadingReader } from './reading-reader.ts';

const SEEN = { scope: 'read', role: 'admin', access: 'visible', feature: 'analytics' } as const;

/** Lists the most read notes or insights, or those that no one read. */
export class ListItemFigures extends queryWith(SEEN)<
  { type: ReadType; list: FigureList; page: PageRequest },
  Page<ItemFigures>
> {}
export const ListItemFiguresHandler = answeredBy(
  ({ actor, type, list, page }: ListItemFigures, reading: ReadingReader, clock: Clock) =>
    reading.list(actor, { type, list, since: figuresSince(clock.now()) }, page),
);

/** Returns the reading of a note or insight by day, with its readers where the workspace allows names. */
export class GetItemReading extends queryWith({ scope: 'read', role: 'author', access: 'read', feature: 'analytics' })<
  { type: ReadType; objectId: Uuid },
  ItemReading
> {}
export const GetItemReadingHandler = answeredBy(
  ({ actor, type, objectId }: GetItemReading, reading: ReadingReader, clock: Clock) =>
    found(reading.item(actor, type, objectId, figuresSince(clock.now())), 'Nothing to count here'),
);
