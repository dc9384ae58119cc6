import type { SegmentView } from '@evident/domain/channels';
import { Table } from '@mantine/core';
import { peopleInWords, percentOf } from './words.ts';
import styles from './explanation.module.css';

interface Props {
  segments: readonly SegmentView[];
  /** Names of sources. */
  names: Readonly<Record<string, string>>;
}

const DIFFERS = { MORE: 'more often', LESS: 'less often' } as const;

/** The people of a theme by the fields of their source, compared with the other people of the channel. */
export function Segments({ segments, names }: Props) {
  return (
    <div className={styles.segments}>
      {segments.map(({ field, values }) => (
        <Table key={field ?? ''} className={styles.table} captionSide="top">
          <Table.Caption className={styles.caption}>{field ?? 'Source'}</Table.Caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Value</Table.Th>
              <Table.Th scope="col">In this theme</Table.Th>
              <Table.Th scope="col">Elsewhere</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {values.map(({ value, people, share, elsewhere, differs }) => (
              <Table.Tr key={value}>
                <Table.Th scope="row" dir="auto">
                  {field === null ? (names[value] ?? value) : value}
                </Table.Th>
                <Table.Td>
                  {percentOf(share.value)} <span className={styles.dim}>{peopleInWords(people)}</span>
                </Table.Td>
                <Table.Td>
                  {elsewhere === null ? '–' : percentOf(elsewhere)}
                  {differs && <b className={styles.differs}> {DIFFERS[differs]} here</b>}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ))}
      <p className={styles.dim}>“More often” and “less often” are beyond chance: their 95 % intervals do not touch.</p>
    </div>
  );
}
