import { Table } from '@mantine/core';
import type { Saturation } from '@evident/domain/charts';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useCallback } from 'react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import type { ChartColors } from './colors.ts';
import { CsvButton } from './csv-button.tsx';
import { DrawnChart } from './drawn-chart.tsx';
import { saturationOption } from './saturation-option.ts';
import styles from './charts.module.css';

/** New tags of each note, and all tags so far: a flat line means that new notes bring few new topics. */
export function SaturationView({ data: { notes } }: { data: Saturation }) {
  const option = useCallback((colors: ChartColors) => saturationOption(notes, colors), [notes]);
  return (
    <>
      <div className={styles.controls}>
        <p className={styles.summary}>
          New tags of each note, oldest note first. A flat line means that new notes bring few new topics.
        </p>
        <div className={styles.end}>
          <CsvButton
            name="Saturation"
            rows={() => [
              ['Note', 'Created', 'Tags', 'New tags', 'All tags so far'],
              ...notes.map(({ title, createdAt, tags, newTags, totalTags }) => [
                title,
                createdAt,
                String(tags),
                String(newTags),
                String(totalTags),
              ]),
            ]}
          />
        </div>
      </div>
      <DrawnChart label="Line chart: new tags over notes" height={300} option={option} />
      <Table.ScrollContainer minWidth={360} type="native">
        <Table aria-label="New tags over notes" className={styles.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Note</Table.Th>
              {['Tags', 'New tags', 'All tags so far'].map((title) => (
                <Table.Th key={title} scope="col" className={styles.number}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {notes.map(({ id, title, tags, newTags, totalTags }) => (
              <Table.Tr key={id}>
                <Table.Th scope="row" className={styles.name}>
                  <PeekLink item={{ kind: 'note', id }}>{title || UNTITLED_NOTE}</PeekLink>
                </Table.Th>
                {[tags, newTags, totalTags].map((count, index) => (
                  <Table.Td key={index} className={styles.number}>
                    {count.toLocaleString()}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
