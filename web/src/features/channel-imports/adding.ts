import type { ChannelSourceView, FetchedSource } from '@evident/domain/channels';
import { createContext, use } from 'react';

/** The window that is open over a channel: a new table or source, a change of a source, or an import. */
export type Adding =
  | { readonly kind: 'table' }
  | { readonly kind: 'source'; readonly source: FetchedSource }
  | { readonly kind: 'change' | 'renew'; readonly of: ChannelSourceView }
  | { readonly kind: 'import'; readonly importId: string };

export const AddingContext = createContext<(adding: Adding) => void>(() => {});

/** Opens a window over the channel, which stays when the page below it changes. */
export const useAdding = () => use(AddingContext);
