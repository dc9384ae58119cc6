const KEY = 'evident-documents-become';

/** The member's answer to what PDFs and office files become; null to ask. */
export function documentsBecome(): 'file' | 'text' | null {
  const kept = localStorage.getItem(KEY);
  return kept === 'file' || kept === 'text' ? kept : null;
}

export function rememberDocuments(answer: 'file' | 'text' | null): void {
  if (answer === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, answer);
}
