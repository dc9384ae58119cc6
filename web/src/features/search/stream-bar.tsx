import { TextInput } from '@mantine/core';
import { KINDS, capitalized, kindOf } from '@evident/domain/kinds';
import { SEARCHED_TYPES, SEARCH_QUERY_CHARS, type SearchedType } from '@evident/domain/search';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { filterKeys } from '../../ui/use-row-keys.ts';
import { OptionMenu } from './option-menu.tsx';
import { MIXED_ORDERS, type StreamOrder } from './stream-address.ts';
import styles from './stream-bar.module.css';

interface Props {
  words: string;
  type: SearchedType | null;
  order: StreamOrder;
  onWords: (words: string) => void;
  onType: (type: SearchedType | null) => void;
  onOrder: (order: StreamOrder) => void;
  /** The filter menu. */
  filters: ReactNode;
}

const EVERYTHING = 'EVERYTHING';
const TYPES = Object.fromEntries([
  [EVERYTHING, 'Everything'],
  ...SEARCHED_TYPES.map((type) => [type, capitalized(KINDS[kindOf(type)].many)]),
]) as Record<SearchedType | typeof EVERYTHING, string>;
const ORDERS: Record<StreamOrder, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  updated: 'Last changed',
  title: 'Title',
  relevance: 'Best match',
};
const MIXED = Object.fromEntries(MIXED_ORDERS.map((name) => [name, ORDERS[name]])) as Record<StreamOrder, string>;

/** The conditions of a stream: words, type of result, order and filter. */
export function StreamBar({ words, type, order, onWords, onType, onOrder, filters }: Props) {
  return (
    <div className={styles.bar}>
      <TextInput
        className={styles.words}
        aria-label="Words to find"
        placeholder="Find words"
        leftSection={<Search size={14} aria-hidden />}
        maxLength={SEARCH_QUERY_CHARS}
        value={words}
        onChange={({ currentTarget }) => onWords(currentTarget.value)}
        onKeyDown={filterKeys(words, () => onWords(''))}
      />
      <OptionMenu
        label="Show"
        names={TYPES}
        chosen={type ?? EVERYTHING}
        usual={EVERYTHING}
        onChoose={(chosen) => onType(chosen === EVERYTHING ? null : chosen)}
      />
      <OptionMenu
        label="Sort by"
        names={type === null ? MIXED : ORDERS}
        chosen={order}
        usual="newest"
        onChoose={onOrder}
      />
      {filters}
    </div>
  );
}
