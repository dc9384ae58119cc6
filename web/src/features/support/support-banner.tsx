import { Button } from '@mantine/core';
import { LifeBuoy } from 'lucide-react';
import { useEndOwnSupport, useSupportDecisions } from '../../data/support/mutations.ts';
import { useWho } from '../../kernel/who.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { shownMoment } from '../../ui/time.ts';

interface Props {
  /** Leaves the workspace that can no longer be read. */
  leave?: () => void;
}

/** Shown to admins and to support staff while support can read the workspace. */
export function SupportBanner({ leave = () => location.assign('/auth/support') }: Props) {
  const who = useWho();
  const { end } = useSupportDecisions();
  const endOwn = useEndOwnSupport();
  const isStaff = who?.member.removed === true;
  return (who?.support ?? []).map(({ id, name, endsAt }) => (
    <Notice
      key={id}
      icon={LifeBuoy}
      tone="warn"
      action={
        <Button
          size="xs"
          variant="default"
          loading={end.isPending || endOwn.isPending}
          aria-label={isStaff ? 'End now: my access' : `End now: access of ${name}`}
          onClick={() => (isStaff ? endOwn.mutate(id, { onSuccess: leave }) : end.mutate(id))}
        >
          End now
        </Button>
      }
    >
      {isStaff
        ? `You read this workspace as support until ${shownMoment(endsAt!)}. You cannot change anything, and everything is recorded.`
        : `${name} from support can read this workspace until ${shownMoment(endsAt!)}.`}
    </Notice>
  ));
}
