import { useLocation, useNavigate } from 'react-router';
import { AnyImport } from '../features/channel-imports/any-import.tsx';
import { BulkImport } from '../features/imports/bulk-import.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Imports into several projects. The hash names an import into a project or a channel, whose report is shown. */
export function Component() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const importId = new URLSearchParams(hash.slice(1)).get('bulkImportId');
  const close = () => void navigate(pathname, { replace: true });
  return (
    <SettingsFrame title="Bulk import">
      <BulkImport
        importId={importId || null}
        onClosed={close}
        other={(id) => <AnyImport importId={id} onClose={close} />}
      />
    </SettingsFrame>
  );
}
