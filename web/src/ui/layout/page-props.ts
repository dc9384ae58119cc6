import type { ReactNode } from 'react';
import type { TopBarProps } from './top-bar.tsx';

export type ContentWidth = 864 | 1084 | 1200 | 'full';

export interface PageProps extends Omit<TopBarProps, 'before'> {
  /**
   * Pixels: 864 for text, 1084 for lists, 1200 for cards; full for boards, tables and the canvas, which scroll by
   * themselves.
   */
  width?: ContentWidth;
  children: ReactNode;
}
