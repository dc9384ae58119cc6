import type { ShownGroup, ViewLayout } from '@evident/domain/views';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { type AskedRows, rowWindows } from '../../data/views/queries.ts';
import { useWindows } from '../../kernel/queries/windows.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { groupTitle } from './group-title.ts';
import { RowGrid } from './row-grid.tsx';
import { RowList } from './row-list.tsx';
import { RowTable } from './row-table.tsx';
import type { RowsProps } from './rows-props.ts';
import { TotalFacts } from './total-facts.tsx';
import { totaled } from './totals.ts';
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
  /** The number of rows. */
  total: number;
  /** Plural of the rows: `notes`. */
  things: string;
}

/** Rows in a list, table or grid, in one piece or under a heading for each group. */
export function RowSections({ groups, total, ...props }: Props) {
  if (groups === null) return <Part {...props} label={props.things} count={total} />;
  return groups
    .filter(({ count }) => count > 0)
    .map((group) => <GroupSection key={group.key ?? ''} {...props} group={group} />);
}

/** The list on top keeps its place when the layout changes; sections begin at their first row. */
const FROM_TOP = { start: 0, onTop: () => undefined };

function GroupSection({ group, ...props }: Omit<Props, 'groups' | 'total'> & { group: ShownGroup }) {
  const [folded, setFolded] = useState(false);
  const title = groupTitle(group);
  const Arrow = folded ? ChevronRight : ChevronDown;
  return (
    <section className={styles.groupSection} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2 className={styles.groupHead}>
          <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            <Arrow size={14} aria-hidden />
            {title}
            <span className={styles.dim}>{group.count.toLocaleString()}</span>
          </button>
        </h2>
        {(props.look.layout !== 'TABLE' || folded) &&
          totaled(props.columns).map((column) => (
            <span key={column.key} className={styles.groupTotal}>
              <span className={styles.dim}>{column.title}</span> <TotalFacts column={column} totals={group.totals} />
            </span>
          ))}
      </div>
      {!folded && (
        <Part
          {...props}
          wanted={{ ...props.wanted, groupKey: group.key }}
          label={title}
          count={group.count}
          totals={group.totals}
          scroll={FROM_TOP}
        />
      )}
    </section>
  );
}

function Part({
  projectId,
  wanted,
  things,
  count,
  ...props
}: Omit<Props, 'groups' | 'total'> & { label: string; count: number }) {
  const list = useWindows(rowWindows(projectId, wanted), count);
  const Layout = LAYOUTS[props.look.layout as keyof typeof LAYOUTS] ?? RowTable;
  if (list.problem && !list.at(0))
    return <FailedState title={`The ${things} could not be loaded`} problem={list.problem} onRetry={list.again} />;
  return (
    <div aria-busy={list.outdated}>
      <Layout {...props} list={list} />
    </div>
  );
}
