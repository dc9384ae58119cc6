import { idFromSlugged } from '@evident/domain/links';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** The project that the address of a list names, `?selectProject={id}`. */
export const useSelectedId = (): string | undefined => idFromSlugged(useSearchParams()[0].get('selectProject') ?? '');

/** Brings that project into sight and the focus to it, once the list shows it: Enter opens it, `j` and `k` go on from there. */
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
