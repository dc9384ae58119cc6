import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Contacts } from '../features/people/contacts.tsx';
import { ImportDialog } from '../features/people/import-dialog.tsx';
import { SourcesDialog } from '../features/people/sources-dialog.tsx';
import { useAddress } from '../kernel/use-address-choice.ts';
import { Page } from '../ui/layout/page.tsx';

/** The people of the workspace. `/contacts/{personId}` shows the list with the person in a peek. */
export function Component() {
  const { personId } = useParams();
  const navigate = useNavigate();
  const { say } = useAddress();
  const [dialog, setDialog] = useState<'import' | 'sources' | null>(null);
  useEffect(() => {
    if (personId !== undefined) void navigate(`/contacts?peek=person:${personId}`, { replace: true });
  }, [personId, navigate]);
  return (
    <Page title="Contacts" width={1084}>
      <Contacts onImport={() => setDialog('import')} onSources={() => setDialog('sources')} />
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
      {dialog === 'sources' && (
        <SourcesDialog
          onClose={() => setDialog(null)}
          onChoose={(origin) => {
            setDialog(null);
            say({ origin });
          }}
        />
      )}
    </Page>
  );
}
