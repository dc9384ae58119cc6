import { Button } from '@mantine/core';
import { PREFIXES, type SearchOptions, type TypedQuery, termOf, withOnly } from '@evident/domain/typed-query';
import { OptionMenu, keysOf } from './option-menu.tsx';
import styles from './search-options.module.css';

interface Props {
  query: TypedQuery;
  options: SearchOptions;
  onChange: (query: TypedQuery) => void;
}

type Method = keyof (typeof PREFIXES)['method']['meaning']['values'];
type Sort = keyof (typeof PREFIXES)['sort']['meaning']['values'];

const METHODS: Record<Method, string> = { words: 'Words', meaning: 'Meaning', hybrid: 'Words and meaning' };
const SORTS: Record<Sort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  updated: 'Last changed',
  title: 'Title',
};

/** Menus for the options of a search. They write the terms that could be typed. */
export function SearchOptionMenus({ query, options, onChange }: Props) {
  const method = keysOf(METHODS).find((key) => PREFIXES.method.meaning.values[key].method === options.method);
  const sort = keysOf(SORTS).find((key) => {
    const value = PREFIXES.sort.meaning.values[key];
    return value.sort === options.sort && value.direction === options.direction;
  });
  const choose = (prefix: string, value: string, usual: string) =>
    onChange(withOnly(query, prefix, value === usual ? null : termOf(prefix, value)));
  return (
    <div className={styles.options}>
      <OptionMenu
        label="Find by"
        names={METHODS}
        chosen={method ?? 'words'}
        usual="words"
        onChoose={(value) => choose('method', value, 'words')}
      />
      <OptionMenu
        label="Sort by"
        names={SORTS}
        chosen={sort ?? 'relevance'}
        usual="relevance"
        onChoose={(value) => choose('sort', value, 'relevance')}
      />
      <Button
        variant={options.titleOnly ? 'light' : 'default'}
        aria-pressed={options.titleOnly ?? false}
        onClick={() => onChange(withOnly(query, 'only', options.titleOnly ? null : termOf('only', 'titles')))}
      >
        Titles only
      </Button>
    </div>
  );
}
