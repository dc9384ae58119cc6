import { createContext, useContext, type ReactNode } from 'react';

/** Tabs between the top bar and the content of a page: of its part of the workspace, or of its project. */
export const PageBarContext = createContext<ReactNode>(null);

export const usePageBar = (): ReactNode => useContext(PageBarContext);
