import { Button } from '@mantine/core';
import { useExportAccount } from '../../data/identity/mutations.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';

/** Downloads the stored account data as JSON. */
export function AccountExport() {
  const exporting = useExportAccount();
  const save = () =>
    exporting.mutate(undefined, {
      onSuccess: ({ account }) =>
        saveFile('evident-account.json', 'application/json', JSON.stringify(account, null, 2)),
    });
  return (
    <>
      <ProblemNote problem={exporting.error} />
      <Button variant="default" loading={exporting.isPending} onClick={save}>
        Download your data
      </Button>
    </>
  );
}
