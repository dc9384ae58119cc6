import type { ItemView } from '@evident/domain/projects';
import type { ReactNode } from 'react';
import type { Paged } from '../../kernel/queries/use-pages.ts';
import { Rows } from '../../ui/rows.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { ItemRow } from './item-row.tsx';

const ROW = 52;

interface Props {
  of: Paged<ItemView>;
  label: string;
  things: string;
  empty: ReactNode;
}

export function ItemList({ of, label, things, empty }: Props) {
  return (
    <Listing of={of} things={things} empty={empty}>
      {(items) => (
        <Rows items={items} label={label} height={ROW} more={of.more} loadingMore={of.loadingMore}>
          {(item) => <ItemRow item={item} />}
        </Rows>
      )}
    </Listing>
  );
}
