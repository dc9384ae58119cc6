import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, recordOf, recordsOf, textOf } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';
import { accessToken, serviceAccountOf } from './google-token.ts';

const PAGE = 100;
const HOST = 'androidpublisher.googleapis.com';

/** The Google Play Developer API (developers.google.com/android-publisher/reply-to-reviews), with a key of a service account. */
export class GooglePlayClient {
  private constructor(
    private readonly http: SourceHttp,
    readonly email: string,
  ) {}

  static async open(
    options: SourceOptions,
    { key = '' }: SourceCredentials,
    signal: AbortSignal,
  ): Promise<GooglePlayClient> {
    const account = serviceAccountOf(key);
    const token = await accessToken(options, account, signal);
    const http = new SourceHttp(options, {
      service: 'google-play',
      name: 'Google Play',
      url: `https://${HOST}`,
      headers: { authorization: `Bearer ${token}` },
      advice: 'Create a new key of the service account in Google Cloud.',
      adviceForbidden: 'In Play Console, invite the service account, and give it the right to view app information.',
    });
    return new GooglePlayClient(http, account.email);
  }

  /** Reviews of the last week, the newest first; null if there is no such app. */
  async reviews(
    app: string,
    after: string | null,
    signal: AbortSignal,
  ): Promise<{ readonly reviews: readonly Json[]; readonly after: string | null } | null> {
    const answer = await this.http.find(`${pathOf(app)}/reviews`, {
      query: { maxResults: PAGE, token: after ?? undefined },
      signal,
    });
    if (answer === null) return null;
    // Without reviews, there is no list.
    const next = textOf(recordOf(answer['tokenPagination'])['nextPageToken']);
    return { reviews: recordsOf(answer['reviews']), after: next || null };
  }

  review(app: string, id: string, signal: AbortSignal): Promise<Json | null> {
    return this.http.find(`${pathOf(app)}/reviews/${encodeURIComponent(id)}`, { signal });
  }
}

const pathOf = (app: string): string => `/androidpublisher/v3/applications/${encodeURIComponent(app)}`;
