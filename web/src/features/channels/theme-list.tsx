import type { ChannelView, ThemeView } from '@evident/domain/channels';
import { containsText } from '@evident/domain/text';
import { NativeSelect, TextInput } from '@mantine/core';
import { ChartNoAxesGantt, Search } from 'lucide-react';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { Rows } from '../../ui/rows.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { filterKeys } from '../../ui/use-row-keys.ts';
import { ThemeRow } from './theme-row.tsx';
import { emergingFirst } from './growth-words.ts';
import styles from './themes.module.css';

interface Props {
  channel: ChannelView;
  /** Those of most people first. */
  themes: readonly ThemeView[];
}

const ROW = 64;
const ORDERS = ['people', 'emerging'] as const;
const ORDER_NAMES = { people: 'Most people', emerging: 'Emerging first' } as const;

/** The themes of a channel, with a filter and an order, which are stored in the address. */
export function ThemeList({ channel, themes }: Props) {
  const [order, setOrder] = useAddressChoice('order', ORDERS, 'people');
  const [typed, setTyped] = useAddressText('find');
  if (themes.length === 0)
    return (
      <EmptyState icon={ChartNoAxesGantt} title="No themes yet">
        {channel.waiting > 0
          ? 'They appear here while the data points are read.'
          : 'A theme appears when several people write about the same thing. Until then, their data points are outliers.'}
      </EmptyState>
    );
  const most = Math.max(...themes.map(({ people }) => people));
  const found = (order === 'people' ? themes : emergingFirst(themes)).filter(({ title }) => containsText(title, typed));
  return (
    <>
      <div className={styles.bar} role="search" aria-label="Themes">
        <TextInput
          className={styles.find}
          aria-label="Find a theme"
          placeholder="Find a theme"
          leftSection={<Search size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={filterKeys(typed, () => setTyped(''))}
        />
        <NativeSelect
          aria-label="Order"
          data={ORDERS.map((value) => ({ value, label: ORDER_NAMES[value] }))}
          value={order}
          onChange={(event) => setOrder(event.currentTarget.value as (typeof ORDERS)[number])}
        />
      </div>
      {found.length === 0 ? (
        <FilteredToNothing things="themes" of={themes.length} by={`“${typed}”`} onClear={() => setTyped('')} />
      ) : (
        <Rows items={found} label="Themes" height={ROW}>
          {(theme) => (
            <ThemeRow channel={channel} theme={theme} most={most} others={themes.filter(({ id }) => id !== theme.id)} />
          )}
        </Rows>
      )}
    </>
  );
}
