import { idFromSlugged } from '@evident/domain/links';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The project selected in the URL of a list, `?selectProject={id}`. */
export const useSelectedId = (): string | undefined => idFromSlugged(useSearchParams()[0].get('selectProject') ?? '');

/** Scrolls to the selected project and focuses it once listed. Enter opens it, `j` and `k` move on. */
export function useSelectedProject(shown: readonly { id: string }[] | undefined): void {
  const id = useSelectedId();
  const there = id !== undefined && shown?.some((project) => project.id === id) === true;
  useEffect(() => {
    if (!there) return;
    const link = document.querySelector<HTMLElement>(`[data-project="${id}"] a[href]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [there, id]);
}
