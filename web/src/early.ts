import type { Early } from './kernel/api/early-answers.ts';

/*
 * Runs before the app, without imports: starts the first API requests and loads the screen of this address while the
 * app is fetched.
 * `kernel/api/send.ts` uses the responses; the app repeats any request that differs.
 */

interface FirstScreen {
  readonly at: RegExp;
  readonly load: () => Promise<unknown>;
  /** Paths below `/api/v1/`; `id` comes from the address. */
  readonly asks: (id: string) => readonly string[];
}

/** Public pages outside a workspace: sign-in and shared links. */
const OUTSIDE = /^\/(?:$|auth\/|mailbox|team-redirect\/|p\/|public-object\/)/;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const itemAt = (place: string): RegExp => new RegExp(`^/${place}/(?:[^/]*-)?(${ID})$`);

const NOTES = '/notes?grouped=true&archived=false&sort=DATE&direction=DESC&limit=100';

const SCREENS: readonly FirstScreen[] = [
  { at: /^\/home$/, load: () => import('./routes/home.tsx'), asks: () => ['published-insights?limit=24'] },
  { at: /^\/projects\/all-projects$/, load: () => import('./routes/projects.tsx'), asks: () => ['folders?limit=1000'] },
  { at: itemAt('data'), load: () => import('./routes/note.tsx'), asks: (id) => [`notes/${id}`] },
  { at: itemAt('insights'), load: () => import('./routes/insight.tsx'), asks: (id) => [`insights/${id}`] },
  {
    at: itemAt('projects'),
    load: () => import('./routes/project.tsx'),
    // With a query in the address, the list requests its filtered notes itself.
    asks: (id) => [
      ...['', '/insights?limit=24', '/tag-boards', '/counts', ...(location.search === '' ? [NOTES] : [])].map(
        (of) => `projects/${id}${of}`,
      ),
      'folders?limit=1000',
    ],
  },
];

function begin(path: string): void {
  if (OUTSIDE.test(path)) return;
  const screen = SCREENS.find(({ at }) => at.test(path));
  const id = screen?.at.exec(path)?.[1] ?? '';
  // Subscribes before the first responses, so that no change is missed.
  const changes = new EventSource('/api/v1/changes');
  const ask = (question: string): [string, Promise<Response>] => {
    const url = `/api/v1/${question}`;
    const answer = fetch(url, { credentials: 'include' });
    // Errors are handled by the consumer, if any.
    answer.catch(() => undefined);
    return [url, answer];
  };
  const early: Early = {
    answers: new Map(['me', ...(screen?.asks(id) ?? []), 'auth/environment'].map(ask)),
    changes,
    missed: false,
  };
  for (const news of ['change', 'missed'])
    changes.addEventListener(news, () => {
      early.missed = true;
      early.answers.clear();
    });
  window.evidentEarly = early;
  // The router retries failed imports.
  screen?.load().catch(() => undefined);
}

begin(location.pathname);
