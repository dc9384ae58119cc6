import { Button, Group, Text } from '@mantine/core';
import type { AiTest } from '@evident/domain/ai';
import { useState } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';

interface Props {
  reason: string | null;
  onTest: () => Promise<AiTest>;
}

/** Tests the connection to the language model, and shows its answer. */
export function ConnectionTest({ reason, onTest }: Props) {
  const [testing, setTesting] = useState(false);
  const [result, setResult] = useState<AiTest | null>(null);
  const test = async () => {
    setTesting(true);
    try {
      setResult(await onTest());
    } catch (problem) {
      setResult({ result: 'Failure', message: asProblem(problem).title, milliseconds: null });
    }
    setTesting(false);
  };
  return (
    <Group gap="sm">
      <DisabledReason reason={reason}>
        <Button variant="default" loading={testing} onClick={() => void test()}>
          Test connection
        </Button>
      </DisabledReason>
      {result && (
        <Text
          role={result.result === 'Success' ? 'status' : 'alert'}
          c={result.result === 'Success' ? undefined : 'danger'}
        >
          {result.message}
          {result.milliseconds !== null && ` (${(result.milliseconds / 1000).toFixed(1)} s)`}
        </Text>
      )}
    </Group>
  );
}
