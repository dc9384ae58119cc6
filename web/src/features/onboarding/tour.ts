import { createStore } from '../../kernel/store.ts';

export const TOUR_FLAG = 'product-tour';

interface Step {
  readonly title: string;
  readonly text: string;
  /** Selects the element that is outlined, if it is on screen. */
  readonly target?: string;
}

/** The product tour: short, in the order of the work. */
export const TOUR: readonly Step[] = [
  {
    title: 'Projects hold your studies',
    text: 'Each keeps its notes, highlights, tags and insights together. Drop files onto a project to import them.',
    target: 'nav[aria-label="Workspace"] a[href="/projects"]',
  },
  {
    title: 'Highlight while you read',
    text: 'In a note, select the words that matter and choose Highlight, or press H. Then type a tag.',
  },
  {
    title: 'Find and do anything',
    text: 'Press Ctrl K, or ⌘ K on a Mac, to open a page, find an object or start something. Press ? for all keys.',
  },
  {
    title: 'Ask your research',
    text: 'Ask answers with quotes from your notes, and opens each one where it was said.',
    target: 'nav[aria-label="Workspace"] a[href="/ask"]',
  },
  {
    title: 'Share what you found',
    text: 'Published insights appear on Home for everyone in the workspace.',
    target: 'nav[aria-label="Workspace"] a[href="/home"]',
  },
];

/** The step that is shown; null while the tour is closed. */
export const tourStep = createStore<number | null>(null);
export const startTour = (): void => tourStep.set(0);
