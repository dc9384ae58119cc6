import { becomes } from '@evident/domain/files';
import { useState, type ReactNode } from 'react';
import { DocumentChoice } from './document-choice.tsx';
import { documentsBecome, rememberDocuments } from './documents-become.ts';
import { addUploads } from './uploads.ts';

interface Into {
  readonly projectId: string;
  readonly projectTitle: string;
  /** Opens the import of texts and tables. */
  readonly onImport: (files: readonly File[]) => void;
}

/**
 * Files dropped on a project: recordings and images become notes with their file, texts and tables are imported. For
 * documents that can be either, asks once. Render `dialog` anywhere on the page.
 */
export function useDroppedFiles({ projectId, projectTitle, onImport }: Into): {
  drop: (files: readonly File[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<readonly File[] | null>(null);
  const take = (files: readonly File[], either: 'file' | 'text' | null): void => {
    const kinds = Map.groupBy(files, ({ name }) => {
      const kind = becomes(name);
      return kind === 'either' ? (either ?? kind) : kind;
    });
    const kept = kinds.get('file') ?? [];
    if (kept.length > 0) addUploads(kept, { projectId, projectTitle, note: 'new' });
    const texts = kinds.get('text') ?? [];
    if (texts.length > 0) onImport(texts);
    const open = kinds.get('either') ?? [];
    if (open.length > 0) setAsked(open);
  };
  return {
    drop: (files) => take(files, documentsBecome()),
    dialog: asked && (
      <DocumentChoice
        count={asked.length}
        onChoose={(become, remember) => {
          if (remember) rememberDocuments(become);
          take(asked, become);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
