import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { whenConfirmed } from '../../kernel/entrance/confirmation.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Downloads the stored account data as JSON. */
export function AccountExport() {
  const exporting = useMutation({
    mutationFn: () => whenConfirmed(() => answer(api.GET('/api/v1/me/export'))),
    onSuccess: ({ account }) => saveFile('evident-account.json', 'application/json', JSON.stringify(account, null, 2)),
  });
  return (
    <>
      <ProblemNote problem={exporting.error} />
      <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        Download your data
      </Button>
    </>
  );
}
