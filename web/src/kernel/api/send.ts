import { hearOfServer } from '../connection/connection-store.ts';
import { noteRelease } from '../connection/release.ts';
import { problemFrom, unreachable } from './api-problem.ts';
import { earlyAnswer } from './early-answers.ts';

/** A proxy answers these when the server itself doesn't. */
const NOBODY_BEHIND = new Set([502, 503, 504]);

/** The one way to the server: with the session, and telling the status bar how it went. */
export async function send(request: Request): Promise<Response> {
  try {
    const response =
      (await earlyAnswer(request)?.catch(() => undefined)) ??
      (await fetch(new Request(request, { credentials: 'include' })));
    noteRelease(response.headers.get('x-evident-release'));
    hearOfServer(NOBODY_BEHIND.has(response.status) ? 'failed' : 'answered');
    return response;
  } catch (failure) {
    if (request.signal.aborted) throw failure;
    hearOfServer('failed');
    throw unreachable();
  }
}

interface Call<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Turns what the typed client returns into the data, or throws the ApiProblem: `answer(api.GET('/tags'))`. */
export async function answer<Data>(call: Promise<Call<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok || error !== undefined) throw problemFrom(response, error);
  return data as Data;
}
