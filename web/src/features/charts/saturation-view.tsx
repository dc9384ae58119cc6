import { Table } from '@mantine/core';
import type { Saturation } from '@evident/domain/charts';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { useCallback } from 'react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import type { ChartColors } from './colors.ts';
import { CsvButton } from './csv-button.tsx';
import { DrawnChart } from './drawn-chart.tsx';
import { saturationOption } from './saturation-option.ts';
import { shownDay } from '../../ui/time.ts';
import styles from './charts.module.css';

/** New tags of each note, and all tags so far: a flat line means that new notes bring few new topics. */
export function SaturationView({ data }: { data: Saturation }) {
  const { notes } = data;
  return (
    <>
      <div className={styles.controls}>
        <p className={styles.summary}>
          New tags of each note, oldest first: by the day it happened, or by creation for notes without a day. A flat
          line means that new notes bring few new topics.
        </p>
        <div className={styles.end}>
          <CsvButton
            name="Saturation"
            rows={() => [
              ['Note', 'Day', 'Day is of', 'Tags', 'New tags', 'All tags so far'],
              ...notes.map(({ title, day, happened, tags, newTags, totalTags }) => [
                title,
                day,
                happened ? 'the interview' : 'creation',
                String(tags),
                String(newTags),
                String(totalTags),
              ]),
            ]}
          />
        </div>
      </div>
      <SaturationChart data={data} height={300} />
      <SaturationTable data={data} />
    </>
  );
}

/** Bars of new tags, and a line of all tags so far. */
export function SaturationChart({ data: { notes }, height }: { data: Saturation; height: number | string }) {
  const option = useCallback((colors: ChartColors) => saturationOption(notes, colors), [notes]);
  return <DrawnChart label="Line chart: new tags over notes" height={height} option={option} />;
}

/** The same as a table. */
export function SaturationTable({ data: { notes } }: { data: Saturation }) {
  return (
    <Table.ScrollContainer minWidth={440} type="native">
      <Table aria-label="New tags over notes" className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Note</Table.Th>
            <Table.Th scope="col">Day</Table.Th>
            {['Tags', 'New tags', 'All tags so far'].map((title) => (
              <Table.Th key={title} scope="col" className={styles.number}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {notes.map(({ id, title, day, happened, tags, newTags, totalTags }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row" className={styles.name}>
                <PeekLink item={{ kind: 'note', id }}>{title || UNTITLED_NOTE}</PeekLink>
              </Table.Th>
              <Table.Td>
                {shownDay(day)}
                {!happened && ' (created)'}
              </Table.Td>
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
  );
}
