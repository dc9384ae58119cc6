import { Badge, Button } from '@mantine/core';
import type { ProgramsView } from '@evident/domain/oauth';
import { useQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { useDisconnectProgram } from '../../data/oauth/mutations.ts';
import { programsQuery } from '../../data/oauth/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import lines from '../../ui/lines.module.css';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';

type Program = ProgramsView['items'][number];

interface Props {
  /** Only those of this member; absent: of all, with their names. */
  memberId?: string;
}

/** Programs that act for members, with their last use. */
export function ConnectedPrograms({ memberId }: Props) {
  const [leaving, setLeaving] = useState<Program | null>(null);
  const { data, error, refetch } = useQuery(programsQuery());
  const disconnect = useDisconnectProgram();
  const items = data?.items.filter((program) => memberId === undefined || program.memberId === memberId);
  const empty = (
    <EmptyState icon={Plug} title="Programs that you allow appear here">
      Add <code>{`${window.location.origin}/mcp`}</code> to a program, such as an assistant. It then asks you here.
    </EmptyState>
  );
  return (
    <>
      <Listing of={{ items, problem: error, again: () => void refetch() }} things="programs" empty={empty}>
        {(programs) => (
          <ul className={lines.lines} aria-label="Connected programs">
            {programs.map((program) => (
              <li key={program.id} className={lines.line}>
                <Plug size={16} aria-hidden />
                <span className={lines.main}>
                  {program.name}
                  <small>
                    {memberId === undefined && `${program.memberName} · `}
                    {program.host ?? 'on a device'} ·{' '}
                    {program.usedAt === null ? (
                      'never used'
                    ) : (
                      <>
                        used <RelativeTime at={program.usedAt} />
                      </>
                    )}
                  </small>
                </span>
                <Badge variant="light" color="gray">
                  {program.scopes.includes('write') ? 'Read and write' : 'Read'}
                </Badge>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Disconnect ${program.name}`}
                  onClick={() => setLeaving(program)}
                >
                  Disconnect
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Disconnect ${leaving?.name ?? 'the program'}?`}
        verb="Disconnect"
        danger
        onConfirm={() => disconnect.mutateAsync(leaving!.id)}
      >
        It stops working at once. {memberId === undefined ? leaving?.memberName : 'You'} can connect it again.
      </ConfirmDialog>
    </>
  );
}
