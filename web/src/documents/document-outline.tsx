import { useEffect, useState } from 'react';
import type { OutlineEntry, ShownPages } from './shown-pages.ts';
import styles from './document-viewer.module.css';

/** The outline of a document, or its pages if it has none. */
export function DocumentOutline({ pages, onPage }: { pages: ShownPages; onPage: (page: number) => void }) {
  const [entries, setEntries] = useState<readonly OutlineEntry[] | null>(null);
  useEffect(() => {
    let left = false;
    void pages.outline().then(
      (outline) => left || setEntries(outline),
      () => left || setEntries([]),
    );
    return () => {
      left = true;
    };
  }, [pages]);
  if (entries === null) return null;
  const shown =
    entries.length > 0
      ? entries
      : Array.from({ length: pages.count }, (_, index) => ({ title: `Page ${index + 1}`, page: index + 1, depth: 0 }));
  return (
    <nav className={styles.outline} aria-label="Outline">
      <ol>
        {shown.map(({ title, page, depth }, index) => (
          <li key={index} style={{ paddingInlineStart: depth * 12 }}>
            <button type="button" disabled={page === null} onClick={() => page !== null && onPage(page)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
