import { Button, Stack } from '@mantine/core';
import type { SsoChoice } from '@evident/domain/sso';
import { useStartSso } from '../../data/sso/signing-in.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Buttons that lead to the directories of connections. `redirect`: the page to return to. */
export function SsoButtons({ choices, redirect }: { choices: readonly SsoChoice[]; redirect: string | null }) {
  const start = useStartSso(redirect);
  return (
    <Stack gap="xs">
      {choices.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          fullWidth
          loading={start.isPending && start.variables === id}
          onClick={() => start.mutate(id)}
        >
          Continue with {name}
        </Button>
      ))}
      <ProblemNote problem={start.error} />
    </Stack>
  );
}
