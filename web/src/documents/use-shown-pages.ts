import type { DocumentView } from '@evident/domain/documents';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { DocumentSourceContext } from './document-source.ts';
import { openPdf } from './pdf-pages.ts';
import { imagePages, type PageSize, type ShownPages } from './shown-pages.ts';

/** A PDF that needs its password. Giving null leaves it closed. */
export interface PasswordWanted {
  readonly wrong: boolean;
  readonly give: (password: string | null) => void;
}

/** Opens the pages of a document. `sizes` holds those that were measured, by page number. */
export function useShownPages(
  { fileId, form, pdf }: DocumentView,
  onUnlock?: (password: string) => Promise<void>,
): {
  pages: ShownPages | null;
  problem: string | null;
  sizes: ReadonlyMap<number, PageSize>;
  measure: (page: number) => void;
  wanted: PasswordWanted | null;
} {
  const [pages, setPages] = useState<ShownPages | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const [wanted, setWanted] = useState<PasswordWanted | null>(null);
  const asked = useRef(new Set<number>());
  const { image, headers } = use(DocumentSourceContext);
  const unlock = useRef(onUnlock);
  useEffect(() => {
    unlock.current = onUnlock;
  });
  const measure = useCallback(
    (page: number) => {
      if (!pages || asked.current.has(page)) return;
      asked.current.add(page);
      void pages.size(page).then(
        (size) => setSizes((now) => new Map(now).set(page, size)),
        () => undefined,
      );
    },
    [pages],
  );
  useEffect(() => {
    asked.current = new Set();
    let close = (): void => undefined;
    let left = false;
    const open = async (): Promise<void> => {
      if (form === 'IMAGE') return setPages(imagePages(image(fileId), headers));
      if (pdf === null) return;
      const ask = async (wrong: boolean): Promise<string | null> => {
        const password = await new Promise<string | null>((give) => setWanted({ wrong, give }));
        setWanted(null);
        if (password !== null) void unlock.current?.(password).catch(() => undefined);
        return password;
      };
      const opened = await openPdf(pdf, ask, headers);
      if (left) return opened.close();
      close = opened.close;
      setPages(opened);
    };
    // oxlint-disable-next-line react/set-state-in-effect -- the pages of another file
    setPages(null);
    setSizes(new Map());
    setProblem(null);
    open().catch(() => left || setProblem('The document could not be opened. It may be damaged or need its password.'));
    return () => {
      left = true;
      close();
    };
  }, [fileId, form, pdf, image, headers]);
  return { pages, problem, sizes, measure, wanted };
}
