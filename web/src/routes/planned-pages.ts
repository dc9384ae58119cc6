import { matchPath, type Params } from 'react-router';

export interface PlannedPage {
  /** The address as a pattern. */
  path: string;
  title: string;
  /** The content that is planned. */
  holds: string;
  /** The way to do the job today. */
  today: string;
  /** The pages that do the job today, with the parameters of the address in braces. */
  links: readonly { label: string; to: string }[];
}

const recruiting = {
  holds: 'Studies with screening questions, time slots and bookings of participants.',
  today: 'Import participants as people, and agree on times by email.',
  links: [{ label: 'Open people', to: '/contacts' }],
};

/** Pages of the specification that are not built yet. Each says so, instead of that it does not exist. */
export const plannedPages: readonly PlannedPage[] = [
  {
    path: '/projects/:projectId/recruit',
    title: 'Recruit',
    ...recruiting,
    links: [...recruiting.links, { label: 'Open the project', to: '/projects/{projectId}' }],
  },
  { path: '/projects/:projectId/recruit/:refId', title: 'Study', ...recruiting },
  { path: '/recruit/:studyRefId/booking-preview', title: 'Preview of a booking', ...recruiting },
  { path: '/recruit-promo', title: 'Recruit', ...recruiting },
  {
    path: '/projects/:projectId/settings/export',
    title: 'Export of the project',
    holds: 'One file with the notes, highlights, tags, insights and recordings of the project.',
    today: 'Export highlights as CSV on their tab, and a note or an insight in its menu. The API reads everything.',
    links: [{ label: 'Open the highlights', to: '/projects/{projectId}/highlights' }],
  },
];

/** The planned page at an address, with its links filled in. */
export function plannedAt(pathname: string): PlannedPage | undefined {
  for (const page of plannedPages) {
    const match = matchPath(page.path, pathname);
    if (match) return { ...page, links: page.links.map(({ label, to }) => ({ label, to: filled(to, match.params) })) };
  }
  return undefined;
}

const filled = (to: string, params: Params): string =>
  to.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
