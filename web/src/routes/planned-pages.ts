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

const MEMBERS = { label: 'Open members', to: '/settings/users' };
const AUDIT = { label: 'Open the audit log', to: '/audit-log' };
const PROJECTS = { label: 'Open projects', to: '/projects/all-projects' };
const recruiting = {
  holds: 'Studies with screening questions, time slots and bookings of participants.',
  today: 'Import participants as people, and agree on times by email.',
  links: [{ label: 'Open people', to: '/contacts' }],
};
const alerts = {
  holds: 'Events that need an admin’s attention, such as unusual exports, and the rules that report them.',
  today: 'The audit log lists sign-ins, exports and changes of access. Webhooks send events to other programs.',
  links: [AUDIT, { label: 'Open webhooks', to: '/settings/webhooks' }],
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
  {
    path: '/settings/analytics',
    title: 'Analytics',
    holds: 'How members use the workspace: who reads, writes and asks, by week.',
    today: 'The list of members shows their roles. The audit log shows sign-ins.',
    links: [MEMBERS, AUDIT],
  },
  { path: '/settings/enterprise/alerts', title: 'Alerts', ...alerts },
  { path: '/settings/enterprise/alerts/:filter', title: 'Alerts', ...alerts },
  { path: '/settings/enterprise/rules', title: 'Alert rules', ...alerts },
  {
    path: '/settings/enterprise/dashboard',
    title: 'Enterprise dashboard',
    holds: 'Seats, storage and activity of the workspace at a glance.',
    today: 'The list of members shows seats, and the audit log shows activity.',
    links: [MEMBERS, AUDIT],
  },
  {
    path: '/settings/projects',
    title: 'Projects of the workspace',
    holds: 'All projects with their owners, size and access, for admins.',
    today: 'The list of projects has their access. Admins also see private projects there.',
    links: [PROJECTS],
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
