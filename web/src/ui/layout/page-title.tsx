import type { ComponentProps } from 'react';
import { useSurface } from '../../kernel/peek/surface.ts';
import { InlineTitle } from '../inline-title.tsx';

/** The title of a page in its content, in full. Its page is given `titleInPage`, so the bar above repeats it only as plain text. */
export function PageTitle(props: Omit<ComponentProps<typeof InlineTitle>, 'level' | 'size'>) {
  return <InlineTitle {...props} level={useSurface().as === 'page' ? 1 : 2} size="page" />;
}
