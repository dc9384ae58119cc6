import { allOf, systemRow } from '@evident/domain/filters';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { Contacts } from '../features/people/contacts.tsx';
import { ImportDialog } from '../features/people/import-dialog.tsx';
import { SourcesDialog } from '../features/people/sources-dialog.tsx';
import { usePeopleReason } from '../features/people/use-people-reason.ts';
import { formToAddress } from '../kernel/filter-address.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { Page } from '../ui/layout/page.tsx';

const PEOPLE = { resultKeys: ['person'], projectId: null } as const;

/** The people of the workspace. `/contacts/{personId}` shows the list with the person in a peek. */
export function Component() {
  const { personId } = useParams();
  const navigate = useNavigate();
  const { say } = useAddress();
  const { reason = null } = usePeopleReason();
  const filter = useListFilter(PEOPLE, { saveReason: reason });
  const [dialog, setDialog] = useState<'import' | 'sources' | null>(null);
  useEffect(() => {
    if (personId !== undefined) void navigate(`/contacts?peek=person:${personId}`, { replace: true });
  }, [personId, navigate]);
  return (
    <Page title="People" width={1084}>
      <Contacts filter={filter} onImport={() => setDialog('import')} onSources={() => setDialog('sources')} />
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
      {dialog === 'sources' && (
        <SourcesDialog
          onClose={() => setDialog(null)}
          onChoose={(origin) => {
            setDialog(null);
            say({ filter: formToAddress(allOf(systemRow('ImportOrigin', 'IsOneOf', origin))), saved: '' }, false);
          }}
        />
      )}
    </Page>
  );
}
