import { reportConnection } from '../connection/connection-store.ts';
import { noteRelease } from '../connection/release.ts';
import { problemFrom, unreachable } from './api-problem.ts';
import { earlyAnswer } from './early-answers.ts';

/** Sent by a proxy while the server is down, without the header of the server. */
const NOBODY_BEHIND = new Set([502, 503, 504]);
const RELEASE = 'x-evident-release';

/** Sends every request: adds the session and reports success or failure to the status bar. */
export async function send(request: Request): Promise<Response> {
  try {
    const response =
      (await earlyAnswer(request)?.catch(() => undefined)) ??
      (await fetch(new Request(request, { credentials: 'include' })));
    noteRelease(response.headers.get(RELEASE));
    reportConnection(isFromServer(response) ? 'answered' : 'failed');
    return response;
  } catch (failure) {
    if (request.signal.aborted) throw failure;
    reportConnection('failed');
    throw unreachable();
  }
}

/** The server says itself what is down or full behind it. */
export const isFromServer = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  headers.has(RELEASE) || !NOBODY_BEHIND.has(status);

interface Call<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Unwraps the data of a typed call, or throws an ApiProblem: `answer(api.GET('/tags'))`. */
export async function answer<Data>(call: Promise<Call<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok || error !== undefined) throw problemFrom(response, error);
  return data as Data;
}
