import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConfirmBySso } from '../../data/sso/confirming.ts';
import { choicesQuery } from '../../data/sso/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  workspaceId: string;
  onConfirmed: () => void;
}

/** Ways to confirm the identity at a directory of the workspace, in a window. */
export function ConfirmBySso({ workspaceId, onConfirmed }: Props) {
  const { data } = useQuery(choicesQuery(workspaceId));
  const confirming = useConfirmBySso();
  return (
    <>
      {data?.items.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          loading={confirming.isPending && confirming.variables === id}
          onClick={() => confirming.mutate(id, { onSuccess: onConfirmed })}
        >
          Confirm with {name}
        </Button>
      ))}
      <ProblemNote problem={confirming.error} />
    </>
  );
}
