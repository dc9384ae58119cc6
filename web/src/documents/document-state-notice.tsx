import { Button } from '@mantine/core';
import type { DocumentView } from '@evident/domain/documents';
import styles from './document-viewer.module.css';

interface Props {
  document: DocumentView;
  /** Why the pages cannot be shown. */
  problem: string | null;
  /** Reads the pages again; absent if not allowed. */
  onRead?: (() => void) | undefined;
}

/** Says what happens to a document: conversion, reading, or what failed. Nothing once all pages are read. */
export function DocumentStateNotice({ document, problem, onRead }: Props) {
  const said = problem ?? noticeOf(document);
  if (said === null) return null;
  const again =
    onRead && (document.state === 'FAILED' || document.state === 'CANCELLED' || document.failedPages.length > 0);
  return (
    <p className={styles.notice} role="status">
      {said}
      {again && (
        <Button size="compact-xs" variant="default" onClick={onRead}>
          Try again
        </Button>
      )}
    </p>
  );
}

function noticeOf({ form, state, pageCount, pagesRead, failedPages, message }: DocumentView): string | null {
  switch (state) {
    case 'WAITING':
      return form === 'OFFICE' ? 'Waiting to be converted to PDF…' : 'Waiting to be read…';
    case 'CONVERTING':
      return 'Converting to PDF…';
    case 'READING':
      return pageCount === null ? 'Reading the text…' : `Reading the text: page ${pagesRead} of ${pageCount}`;
    case 'PASSWORD_REQUIRED':
      return 'Enter the password to make the text searchable.';
    case 'FAILED':
      return message;
    case 'CANCELLED':
      return 'Reading the text was canceled.';
    case 'DONE':
      return failedPages.length === 0
        ? null
        : `The text of ${failedPages.length === 1 ? 'page' : 'pages'} ${failedPages.slice(0, 20).join(', ')} could not be read.`;
  }
}
