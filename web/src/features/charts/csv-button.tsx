import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { saveCsv } from './save-csv.ts';

interface Props {
  /** Of the file. */
  name: string;
  rows: () => readonly (readonly string[])[];
}

/** Downloads a table as CSV. */
export function CsvButton({ name, rows }: Props) {
  return (
    <Button variant="default" leftSection={<Download size={14} aria-hidden />} onClick={() => saveCsv(name, rows())}>
      Export CSV
    </Button>
  );
}
