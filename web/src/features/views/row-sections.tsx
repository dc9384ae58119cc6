import type { ShownGroup, ViewLayout } from '@evident/domain/views';
import { ChevronDown, ChevronRight, Rows3 } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type AskedRows, rowsQuery } from '../../data/views/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { groupTitle } from './group-title.ts';
import { RowGrid } from './row-grid.tsx';
import { RowList } from './row-list.tsx';
import { RowTable } from './row-table.tsx';
import type { RowsProps } from './rows-props.ts';
import styles from './groups.module.css';

const LAYOUTS: Record<Exclude<ViewLayout, 'CANVAS' | 'BOARD'>, ComponentType<RowsProps>> = {
  LIST: RowList,
  TABLE: RowTable,
  GRID: RowGrid,
};

interface Props extends Omit<RowsProps, 'list' | 'label'> {
  projectId: string;
  wanted: AskedRows;
  /** Null without groups. */
  groups: readonly ShownGroup[] | null;
  /** Plural of the rows: `notes`. */
  things: string;
  /** Shown without any rows. */
  empty: ReactNode;
}

/** Rows in a list, table or grid, in one piece or under a heading for each group. */
export function RowSections({ groups, things, empty, ...props }: Props) {
  if (groups === null) return <Part {...props} label={things} things={things} empty={empty} />;
  return groups
    .filter(({ count }) => count > 0)
    .map((group) => <GroupSection key={group.key ?? ''} {...props} things={things} group={group} />);
}

function GroupSection({ group, ...props }: Omit<Props, 'groups' | 'empty'> & { group: ShownGroup }) {
  const [folded, setFolded] = useState(false);
  const title = groupTitle(group);
  const Arrow = folded ? ChevronRight : ChevronDown;
  return (
    <section className={styles.groupSection} aria-label={title}>
      <h2 className={styles.groupHead}>
        <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Arrow size={14} aria-hidden />
          {title}
          <span className={styles.dim}>{group.count.toLocaleString()}</span>
        </button>
      </h2>
      {!folded && (
        <Part
          {...props}
          wanted={{ ...props.wanted, groupKey: group.key }}
          label={title}
          empty={
            <EmptyState icon={Rows3} title="Nothing here any more">
              The rows of this group have moved.
            </EmptyState>
          }
        />
      )}
    </section>
  );
}

function Part({ projectId, wanted, things, empty, ...props }: Omit<Props, 'groups'> & { label: string }) {
  const list = usePages(rowsQuery(projectId, wanted), { keep: true });
  const Layout = LAYOUTS[props.look.layout as keyof typeof LAYOUTS] ?? RowTable;
  return (
    <div aria-busy={list.outdated}>
      <Listing of={list} things={things} shape={props.look.layout === 'GRID' ? 'cards' : 'rows'} empty={empty}>
        {() => <Layout {...props} list={list} />}
      </Listing>
    </div>
  );
}
