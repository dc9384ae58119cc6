import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Paged } from '../../kernel/queries/use-pages.ts';

interface Props {
  of: Pick<Paged<unknown>, 'more' | 'loadingMore'>;
  children: ReactNode;
}

/** A list with a button for its next page. */
export function WithMore({ of, children }: Props) {
  return (
    <>
      {children}
      {of.more && (
        <Button mt={12} variant="default" loading={of.loadingMore} onClick={of.more}>
          Show more
        </Button>
      )}
    </>
  );
}
