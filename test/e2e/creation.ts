import type { Page } from 'playwright-core';

/** Objects that creations need, made over the API. */
export interface Ground {
  readonly projectId: string;
  /** A project without a tag board or a canvas. */
  readonly emptyId: string;
  readonly noteId: string;
  readonly canvasId: string;
  readonly dashboardId: string;
}

export interface Creation {
  readonly makes: string;
  readonly path: (ground: Ground) => string;
  /** The action, up to the press after which a person types. */
  readonly press: (page: Page) => Promise<void>;
  /** The name that is typed; starts with keys that are shortcuts. */
  readonly name: string;
  /** Keys after the name. */
  readonly then?: readonly string[];
  /** A second name, typed right after the first. */
  readonly next?: string;
  /** API path whose answer holds the names; absent if they stay in the field, such as until more was chosen. */
  readonly read?: (ground: Ground) => string;
}

/** Presses a button. */
export const button = (name: string | RegExp) => async (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Chooses from a menu. */
export const menu = (opener: string, entry: string) => async (page: Page) => {
  await button(opener)(page);
  await page.getByRole('menuitem', { name: entry }).click();
};

export const ENTER = ['Enter'];
