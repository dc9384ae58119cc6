import type { ComponentProps } from 'react';
import { useSurface } from '../../kernel/peek/surface.ts';
import { InlineTitle } from '../inline-title.tsx';

/** Full page title in the content. Its page sets `titleInPage`, so that the bar repeats it as plain text. */
export function PageTitle(props: Omit<ComponentProps<typeof InlineTitle>, 'level' | 'size'>) {
  return <InlineTitle {...props} level={useSurface().as === 'page' ? 1 : 2} size="page" />;
}
