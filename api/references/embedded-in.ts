import { ListReferenceCards } from '@evident/application/references/queries';
import {
  type FiguresOf,
  type RichNode,
  type TitleOf,
  isReferenceKind,
  referenceKey,
  referencesIn,
} from '@evident/domain/content';
import { isUuid } from '@evident/domain/kernel';
import { capitalized } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import { CARDS_MAX } from '@evident/domain/references';
import { embeddedFigures } from '../dashboards/embedded-figures.ts';
import type { Bus } from '../kernel/bus.ts';

/** The figures of charts and the titles of objects in a text, as far as the actor can see them. */
export async function embeddedIn(
  bus: Bus,
  actor: Actor,
  content: RichNode,
): Promise<{ figuresOf: FiguresOf; titleOf: TitleOf }> {
  return {
    figuresOf: await embeddedFigures(bus, actor, content),
    titleOf: await embeddedTitles(bus, actor, content),
  };
}

/** The titles of the objects that a text shows or mentions, as far as the actor can see them. */
async function embeddedTitles(bus: Bus, actor: Actor, content: RichNode): Promise<TitleOf> {
  const objects = referencesIn(content).filter(({ id }) => isUuid(id));
  const titles = new Map<string, string>();
  for (let from = 0; from < objects.length; from += CARDS_MAX) {
    const { items } = await bus.ask(new ListReferenceCards(actor, objects.slice(from, from + CARDS_MAX)));
    for (const { kind, id, title } of items)
      titles.set(referenceKey({ kind, id }), title || (isReferenceKind(kind) ? `Untitled ${kind}` : capitalized(kind)));
  }
  return (object) => titles.get(referenceKey(object)) ?? null;
}
