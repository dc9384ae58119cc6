import { Text } from '@mantine/core';
import { ProblemNote } from '../../ui/problem-note.tsx';

interface Props {
  /** The thrown problem; null without one. */
  problem: unknown;
  /** Words for a missing value; null if nothing is missing. */
  error: string | null;
}

/** Why a step of a form cannot be left: a problem of the server, or what is missing. */
export function StepProblem({ problem, error }: Props) {
  if (problem) return <ProblemNote problem={problem} />;
  if (error === null) return null;
  return (
    <Text c="danger" role="alert">
      {error}
    </Text>
  );
}
