import { CloseButton, Group, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { DayInput } from '../../ui/day-input/day-input.tsx';

const PARAMETER = 'on';

/** The end of the day that the address names, as ISO time; undefined for now. */
export function useAskedDay(): string | undefined {
  const day = useSearchParams()[0].get(PARAMETER);
  const end = day === null ? null : new Date(`${day}T23:59:59.999`);
  return end === null || Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}

/** Chooses a day whose access is shown instead of that of today. */
export function AtDay() {
  const [search, setSearch] = useSearchParams();
  const day = search.get(PARAMETER) ?? '';
  const choose = (chosen: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === '') after.delete(PARAMETER);
        else after.set(PARAMETER, chosen);
        return after;
      },
      { replace: true },
    );
  return (
    <Group gap="xs" align="end">
      <DayInput label="On" value={day} onChange={choose} />
      {day !== '' && <CloseButton aria-label="Show access today" onClick={() => choose('')} />}
      <Text size="sm" c="dimmed">
        {day === '' ? 'Access now. Choose a day to see access then.' : 'Access at the end of that day.'}
      </Text>
    </Group>
  );
}
