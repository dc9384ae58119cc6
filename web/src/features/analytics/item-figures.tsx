import { Button, Group, NativeSelect, Table } from '@mantine/core';
import type { FigureList, ItemFigures as Figures, ReadType } from '@evident/domain/analytics';
import { ChartNoAxesColumn } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { itemFiguresQuery } from '../../data/analytics/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressChoice } from '../../kernel/use-address-choice.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { shownDay } from '../../ui/time.ts';
import { ItemReading } from './item-reading.tsx';
import styles from './reading.module.css';

const LISTS: Record<FigureList, string> = { MOST_READ: 'Most read', UNREAD: 'Not read in 90 days' };
const EMPTY: Record<FigureList, string> = {
  MOST_READ: 'Nothing was read in the last 90 days',
  UNREAD: 'Everything older than 90 days was read',
};
const TYPES: Record<ReadType, string> = { INSIGHT: 'Insights', NOTE: 'Notes' };
const options = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).map(([value, label]) => ({ value, label }));

/** The most read notes or insights, or those that no one read, each with its days. */
export function ItemFigures() {
  const [type, setType] = useAddressChoice<ReadType>('type', ['INSIGHT', 'NOTE'], 'INSIGHT');
  const [list, setList] = useAddressChoice<FigureList>('list', ['MOST_READ', 'UNREAD'], 'MOST_READ');
  const items = usePages(itemFiguresQuery(type, list), { keep: true });
  return (
    <>
      <Group gap="xs">
        <NativeSelect
          label="Show"
          value={type}
          onChange={({ currentTarget: { value } }) => setType(value as ReadType)}
          data={options(TYPES)}
        />
        <NativeSelect
          label="List"
          value={list}
          onChange={({ currentTarget: { value } }) => setList(value as FigureList)}
          data={options(LISTS)}
        />
      </Group>
      <Listing of={items} things="figures" empty={<EmptyState icon={ChartNoAxesColumn} title={EMPTY[list]} />}>
        {(found) => (
          <>
            <div className={styles.scroll} tabIndex={0} role="region" aria-label="Figures, can be scrolled sideways">
              <Table aria-label={LISTS[list]} className={styles.table}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Title</Table.Th>
                    <Table.Th className={styles.number}>Views</Table.Th>
                    <Table.Th className={styles.number}>Readers</Table.Th>
                    <Table.Th className={styles.number}>{type === 'NOTE' ? 'Insights with it' : 'Evidence'}</Table.Th>
                    <Table.Th className={styles.number}>Public links</Table.Th>
                    <Table.Th>Last read</Table.Th>
                    <Table.Th>Days</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {found.map((item) => (
                    <Row key={item.id} item={item} />
                  ))}
                </Table.Tbody>
              </Table>
            </div>
            {items.more && (
              <Button variant="default" loading={items.loadingMore} onClick={items.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </>
  );
}

function Row({ item: { id, type, title, views, readers, use, lastReadOn } }: { item: Figures }) {
  const [shown, setShown] = useState(false);
  const name = title || 'Untitled';
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td>
          <Link to={`/${type === 'NOTE' ? 'data' : 'insights'}/${id}`}>{name}</Link>
        </Table.Td>
        <Table.Td className={styles.number}>{views.toLocaleString('en')}</Table.Td>
        <Table.Td className={styles.number}>{readers.toLocaleString('en')}</Table.Td>
        <Table.Td className={styles.number}>{use.citations.toLocaleString('en')}</Table.Td>
        <Table.Td className={styles.number}>{use.publicLinks.toLocaleString('en')}</Table.Td>
        <Table.Td>{lastReadOn === null ? 'Not in 90 days' : shownDay(lastReadOn)}</Table.Td>
        <Table.Td>
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={shown}
            aria-label={`Days of ${name}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        </Table.Td>
      </Table.Tr>
      {shown && (
        <Table.Tr>
          <Table.Td colSpan={7}>
            <ItemReading type={type} id={id} />
          </Table.Td>
        </Table.Tr>
      )}
    </Fragment>
  );
}
