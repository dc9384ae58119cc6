import type { Early } from './kernel/api/early-answers.ts';

/*
 * Comes before the app, as a small script that imports nothing: while the app is fetched and read, its first questions are on their way, and so is the screen of this address.
 * `kernel/api/send.ts` takes the answers; a question that the app asks in other words is asked again by itself.
 */

interface FirstScreen {
  readonly at: RegExp;
  readonly load: () => Promise<unknown>;
  /** Paths below `/api/v1/`; `id` is what the address names. */
  readonly asks: (id: string) => readonly string[];
}

/** Neither one's own nor of a workspace: signing in, and what was shared by link. */
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
    // Which notes an address with a query shows, the list itself reads from it.
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
  // What changes from here on is heard, so nothing is out of date before it is shown.
  const changes = new EventSource('/api/v1/changes');
  const ask = (question: string): [string, Promise<Response>] => {
    const url = `/api/v1/${question}`;
    const answer = fetch(url, { credentials: 'include' });
    // Whoever takes it hears of that; nobody else has to.
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
  // The router asks again for what could not be fetched.
  screen?.load().catch(() => undefined);
}

begin(location.pathname);
