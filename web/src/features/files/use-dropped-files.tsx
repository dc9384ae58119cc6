import { becomes, withTranscripts } from '@evident/domain/files';
import { useEffect, useState, type ReactNode } from 'react';
import { DocumentChoice } from './document-choice.tsx';
import { documentsBecome, rememberDocuments } from './documents-become.ts';
import { addUploads } from './uploads.ts';
import { uploadRows } from './uploads-store.ts';

interface Into {
  readonly projectId: string;
  readonly projectTitle: string;
  /** Opens the import of texts and tables. */
  readonly onImport: (files: readonly File[]) => void;
}

/** Documents of which is asked what they become, and the texts that were dropped with them. */
interface Asked {
  readonly open: readonly File[];
  readonly texts: readonly File[];
}

/**
 * Files dropped on a project: recordings and images become notes with their file, texts and tables are imported. With
 * texts, the window of their import shows both. For documents that can be either, asks once. Render `dialog` anywhere on
 * the page.
 */
export function useDroppedFiles({ projectId, projectTitle, onImport }: Into): {
  drop: (files: readonly File[]) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Uploads go on in cards of their own when the page with their window is left.
  useEffect(() => () => uploadRows.leaveDialog(false), []);
  const take = (files: readonly File[], either: 'file' | 'text' | null): void => {
    const { transcripts, others } = withTranscripts(files);
    const kinds = Map.groupBy(others, ({ name }) => {
      const kind = becomes(name);
      return kind === 'either' ? (either ?? kind) : kind;
    });
    const kept = [...transcripts.keys(), ...(kinds.get('file') ?? [])];
    const texts = kinds.get('text') ?? [];
    const open = kinds.get('either') ?? [];
    const inDialog = texts.length > 0 || open.length > 0;
    if (kept.length > 0) addUploads(kept, { projectId, projectTitle, note: 'new' }, { transcripts, inDialog });
    // One dialog at a time: the import follows the answer.
    if (open.length > 0) setAsked({ open, texts });
    else if (texts.length > 0) onImport(texts);
  };
  return {
    drop: (files) => take(files, documentsBecome()),
    dialog: asked && (
      <DocumentChoice
        count={asked.open.length}
        onChoose={(become, remember) => {
          if (remember) rememberDocuments(become);
          take([...asked.open, ...asked.texts], become);
          if (become === 'file' && asked.texts.length === 0) uploadRows.leaveDialog(false);
          setAsked(null);
        }}
        onClose={() => {
          if (asked.texts.length > 0) onImport(asked.texts);
          else uploadRows.leaveDialog(false);
          setAsked(null);
        }}
      />
    ),
  };
}
