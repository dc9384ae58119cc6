import { useLocation, useNavigate } from 'react-router';
import { BulkImport } from '../features/imports/bulk-import.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Imports into several projects. The hash names an import, whose report is shown. */
export function Component() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const importId = new URLSearchParams(hash.slice(1)).get('bulkImportId');
  return (
    <SettingsFrame title="Bulk import">
      <BulkImport importId={importId || null} onClosed={() => void navigate(pathname, { replace: true })} />
    </SettingsFrame>
  );
}
