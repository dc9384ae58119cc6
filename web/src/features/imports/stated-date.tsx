import { Checkbox } from '@mantine/core';
import { dayInWords } from '../../ui/time.ts';
import { useMinute } from '../../ui/relative-time.tsx';
import type { Preview } from './shapes.ts';

interface Props {
  date: NonNullable<Preview['notes'][number]['date']>;
  onTake: (taken: boolean) => void;
}

/** Offers the date that a file states as that of the conversation. */
export function StatedDate({ date: { day, words, taken }, onTake }: Props) {
  const now = useMinute();
  return (
    <Checkbox
      size="xs"
      label={`Date of the conversation: ${dayInWords(day, now)}`}
      description={`A guess from “${words}”`}
      checked={taken}
      onChange={({ currentTarget }) => onTake(currentTarget.checked)}
    />
  );
}
