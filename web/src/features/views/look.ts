import { type ShownView, VIEW_LAYOUTS, type ViewLayout, type ViewSearch } from '@evident/domain/views';

/** How rows are shown: everything of a view but its filter, which has its own place in the address. */
export type Look = { readonly layout: ViewLayout } & Omit<ViewSearch, 'filter'>;

export const PLAIN_LOOK: Look = { layout: 'TABLE', sort: null, group: null, columns: [], fieldVisibility: [] };

export const lookOf = ({ layout, viewData: { filter: _, ...search } }: ShownView): Look => ({ layout, ...search });

/** A look as text for an address. Values that are plain are left out. */
export const lookToText = (look: Look): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(look).filter(
        ([name, value]) =>
          name === 'layout' || JSON.stringify(value) !== JSON.stringify(PLAIN_LOOK[name as keyof Look]),
      ),
    ),
  );

/** The look in an address; null if there is none. The server checks what it names. */
export function lookFromText(text: string): Look | null {
  try {
    const said = JSON.parse(text) as Partial<Look>;
    return VIEW_LAYOUTS.includes(said.layout!) &&
      Array.isArray(said.columns ?? []) &&
      Array.isArray(said.fieldVisibility ?? [])
      ? { ...PLAIN_LOOK, ...said }
      : null;
  } catch {
    return null;
  }
}
