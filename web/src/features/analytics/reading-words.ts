import type { ItemReading } from '@evident/domain/analytics';

const DAY_MS = 86_400_000;
type Day = ItemReading['days'][number];

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** All days up to today, in UTC, with zeros for those without views. */
export function daysUpTo(days: readonly Day[], now: Date, most: number): Day[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: most }, (_, index) => {
    const day = new Date(now.getTime() - (most - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, views: 0, readers: 0 };
  });
}

export function summary({
  type,
  views,
  readers,
  use,
}: Pick<ItemReading, 'type' | 'views' | 'readers' | 'use'>): string {
  const cited =
    type === 'NOTE'
      ? `Evidence in ${counted(use.citations, 'insight', 'insights')}`
      : `Rests on ${counted(use.citations, 'highlight', 'highlights')}`;
  return `${counted(views, 'view', 'views')} by ${counted(readers, 'member', 'members')} in 90 days. ${cited}, ${counted(use.publicLinks, 'public link', 'public links')}.`;
}
