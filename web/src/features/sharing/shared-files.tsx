import { Tabs } from '@mantine/core';
import type { DocumentView } from '@evident/domain/documents';
import { useMemo, useState } from 'react';
import { keyHeader, sharedMatchesQuery, sharedPageQuery, type Key } from '../../data/sharing/queries.ts';
import { type DocumentSource, DocumentSourceContext } from '../../documents/document-source.ts';
import { DocumentViewer } from '../../documents/document-viewer.tsx';
import styles from './shared-files.module.css';

const NONE: never[] = [];

/** The documents and images of a shared note, one at a time. */
export function SharedFiles({ by, files }: { by: Key; files: readonly DocumentView[] }) {
  const { token, password } = by;
  const source = useMemo((): DocumentSource => {
    const key = { token, password };
    return {
      page: (fileId, page) => sharedPageQuery(key, fileId, page),
      matches: (fileId, words) => sharedMatchesQuery(key, fileId, words),
      image: (fileId) => `/api/v1/public/${token}/files/${fileId}`,
      headers: keyHeader(key),
    };
  }, [token, password]);
  const [chosen, setChosen] = useState(files[0]!.fileId);
  const shown = files.find(({ fileId }) => fileId === chosen) ?? files[0]!;
  return (
    <div className={styles.files}>
      {files.length > 1 && (
        <Tabs value={shown.fileId} onChange={(id) => id && setChosen(id)} aria-label="Documents">
          <Tabs.List>
            {files.map(({ fileId, name }) => (
              <Tabs.Tab key={fileId} value={fileId}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <DocumentSourceContext value={source}>
        <DocumentViewer
          key={shown.fileId}
          document={shown}
          highlights={NONE}
          chosenId={null}
          onChoose={() => undefined}
        />
      </DocumentSourceContext>
    </div>
  );
}
