import { Button } from '@mantine/core';
import type { ChainReport } from '@evident/domain/audit';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { checkChain } from '../../data/audit/queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { shownMoment } from '../../ui/time.ts';
import { breakWords } from './audit-words.ts';
import styles from './audit-log.module.css';

const number = (count: number): string => count.toLocaleString('en');

interface Checked {
  readonly report: ChainReport;
  readonly first: ChainReport['first'];
  readonly total: number;
}

/** Checks the whole chain, part by part, and says where it breaks. */
export function ChainCheck() {
  const [progress, setProgress] = useState<Checked | null>(null);
  const check = useWrite({
    mutationFn: async () => {
      let after: number | undefined;
      let checked = null as Checked | null;
      do {
        const report: ChainReport = await checkChain(after);
        checked = { report, first: checked?.first ?? report.first, total: (checked?.total ?? 0) + report.checked };
        setProgress(checked);
        after = report.next ?? undefined;
      } while (after !== undefined);
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<ShieldCheck size={16} aria-hidden />}
        loading={check.isPending}
        onClick={() => {
          setProgress(null);
          check.mutate();
        }}
      >
        Verify
      </Button>
      <ProblemNote problem={check.error} />
      {progress && (
        <p role="status" className={styles.report} data-broken={progress.report.broken !== null}>
          {check.isPending
            ? `Verifying ${number(progress.total)} of ${number(progress.report.sealed)} entries…`
            : wordsOf(progress)}
        </p>
      )}
    </>
  );
}

function wordsOf({ report: { broken, last, unsealed, head, forgotten }, first, total }: Checked): string {
  if (broken)
    return `The log was tampered with. ${breakWords(broken)} The ${number(total)} entries before it are whole.`;
  if (!first || !last) return 'No entries are sealed yet. New entries are sealed within a minute.';
  return [
    `The log is whole: ${number(total)} entries from ${shownMoment(first.at)} to ${shownMoment(last.at)}.`,
    forgotten > 0 && `${number(forgotten)} older entries were deleted by retention.`,
    unsealed > 0 && `${number(unsealed)} new entries are not sealed yet.`,
    `Last seal: ${head?.slice(-12)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
