import { Tooltip } from '@mantine/core';
import styles from './term-names.module.css';

export interface NamedTerm {
  readonly id: string;
  /** Shown of the term. */
  readonly names: readonly string[];
  readonly name: string;
  readonly definition: string;
}

/** Names that are named in full; more are counted. */
const NAMED_MAX = 4;

/** Names of terms of the glossary. Hover or focus shows what the team means by them. */
export function TermNames({ terms }: { terms: readonly NamedTerm[] }) {
  const all = terms.flatMap(({ names, ...term }) => names.map((shown) => ({ shown, ...term })));
  const rest = all.length - NAMED_MAX;
  return (
    <>
      {all.slice(0, NAMED_MAX).map(({ shown, id, name, definition }, at) => (
        <span key={`${id} ${shown}`}>
          {at > 0 && ', '}
          {definition === '' ? (
            <bdi>{shown}</bdi>
          ) : (
            <Tooltip
              label={shown === name ? definition : `${name}: ${definition}`}
              multiline
              maw={360}
              events={{ hover: true, focus: true, touch: true }}
            >
              <dfn className={styles.name} tabIndex={0} dir="auto">
                {shown}
              </dfn>
            </Tooltip>
          )}
        </span>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  );
}
