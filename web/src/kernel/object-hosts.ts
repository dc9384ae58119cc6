import type { CardLayout, CardPart, Referenced, ReferenceKindName } from '@evident/domain/content';
import { createStore } from './store.ts';

/** How a card is shown. */
export interface CardLook {
  readonly layout: CardLayout;
  readonly hidden: readonly CardPart[];
}

/** An object in a text: as a card, or in the words. */
export interface HostedObject extends Referenced {
  /** Absent for a mention. */
  readonly look?: CardLook;
  /** Changes the card; absent in texts that are only read. */
  readonly onLook?: (look: CardLook) => void;
}

/** Elements of texts in which objects are shown. Texts know neither queries nor features; the shell draws. */
export const objectHosts = createStore<ReadonlyMap<HTMLElement, HostedObject>>(new Map());

/** Asks the shell to show an object in an element. Returns a function that removes it. */
export function hostObject(element: HTMLElement, object: HostedObject): () => void {
  objectHosts.change((hosts) => new Map([...hosts, [element, object]]));
  return () => objectHosts.change((hosts) => new Map([...hosts].filter(([host]) => host !== element)));
}

export interface WantedObject {
  readonly kind: ReferenceKindName;
  /** The project of the text; files are chosen from it. */
  readonly projectId: string;
  /** Called with the object that a member chooses for a text. */
  readonly put: (object: Referenced) => void;
}

/** The choice of an object for a text; null while none is open. */
export const objectWanted = createStore<WantedObject | null>(null);

/** Called with the address that a member chooses to embed in a text; null while no choice is open. */
export const embedWanted = createStore<((src: string) => void) | null>(null);
