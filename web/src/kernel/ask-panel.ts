import type { ConversationScope } from '@evident/domain/conversations';
import { useStore } from './store.ts';
import { tabMemory } from './tab-memory.ts';

/** A scope with its title where the opener knows it. */
export interface ChosenScope extends ConversationScope {
  readonly title?: string;
}

interface State {
  readonly open: boolean;
  /** Chosen by the member; null follows the page. */
  readonly chosen: ChosenScope | null;
  /** The conversation that goes on; null before the first question. */
  readonly conversationId: string | null;
}

const state = tabMemory.create<State>('ask-panel', { open: false, chosen: null, conversationId: null });

const change = (part: Partial<State>): void => state.change((now) => ({ ...now, ...part }));

/** The panel in which any page is asked about. Kept for the tab and the member, so that a reload shows it again. */
export const askPanel = {
  use: () => useStore(state),
  useIsOpen: () => useStore(state).open,
  /** Opens it, or moves the focus to its field. */
  open: () => {
    document.querySelector<HTMLElement>('[data-ask-panel] textarea')?.focus();
    change({ open: true });
  },
  close: () => change({ open: false }),
  /** Asks about something else, in a new conversation. */
  ask: (chosen: ChosenScope | null) => change({ open: true, chosen, conversationId: null }),
  goOn: (conversationId: string) => change({ conversationId }),
};
