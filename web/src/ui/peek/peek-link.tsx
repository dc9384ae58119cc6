import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { pathOf, type Item, type OpenMode } from '../../kernel/peek/peek.ts';
import { cancelPrefetch, prefetchSoon } from '../../kernel/peek/prefetch.ts';
import { useSurface } from '../../kernel/peek/surface.ts';
import { usePeek } from '../../kernel/peek/use-peek.ts';

interface Props {
  item: Item;
  mode?: OpenMode;
  className?: string;
  children: ReactNode;
}

/**
 * Link that opens an item as a peek; Ctrl, ⌘ or the middle button open its page in a new tab. Marks the open item as
 * current.
 */
export function PeekLink({ item, mode, className, children }: Props) {
  const { open, stack } = usePeek();
  const above = stack[useSurface().depth];
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(item, mode);
  };
  return (
    <Link
      to={pathOf(item)}
      className={className}
      aria-current={(above?.kind === item.kind && above.id === item.id) || undefined}
      onClick={onClick}
      onPointerEnter={() => prefetchSoon(item)}
      onPointerLeave={cancelPrefetch}
      onFocus={() => prefetchSoon(item)}
      onBlur={cancelPrefetch}
    >
      {children}
    </Link>
  );
}
