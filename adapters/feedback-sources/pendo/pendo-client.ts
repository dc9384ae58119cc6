import type { SourceCredentials } from '@evident/application/channels/feedback-source';
import { type Json, listIn } from '../common/json.ts';
import { SourceHttp, type SourceOptions } from '../common/source-http.ts';

/** Hosts of the regions, by the end of an integration key. */
const REGIONS: Readonly<Record<string, { readonly host: string; readonly name: string }>> = {
  eu: { host: 'app.eu.pendo.io', name: 'Pendo (EU)' },
  us1: { host: 'us1.app.pendo.io', name: 'Pendo (US1)' },
  jpn: { host: 'app.jpn.pendo.io', name: 'Pendo (Japan)' },
  au: { host: 'app.au.pendo.io', name: 'Pendo (Australia)' },
};
const USUAL = { host: 'app.pendo.io', name: 'Pendo (US)' };
const EVERY_APP = { appId: 'expandAppIds("*")' };

/** Pendo's aggregations (engageapi.pendo.io), with an integration key. */
export class PendoClient {
  /** The region: the API does not name the account. */
  readonly name: string;
  private readonly host: string;
  private readonly http: SourceHttp;

  constructor(options: SourceOptions, { key = '' }: SourceCredentials) {
    const region = key.trim().split('.').at(-1) ?? '';
    ({ host: this.host, name: this.name } = (Object.hasOwn(REGIONS, region) ? REGIONS[region] : undefined) ?? USUAL);
    this.http = new SourceHttp(options, {
      service: 'pendo',
      name: 'Pendo',
      url: `https://${this.host}`,
      headers: { 'x-pendo-integration-key': key.trim() },
      advice: 'Create a new integration key in the settings of Pendo.',
      adviceForbidden: 'Create a new integration key in the settings of Pendo: this one may not read.',
    });
  }

  /** Answers to polls in guides, in their order, from the beginning of a day (UTC, in milliseconds) on. */
  answers(first: number, days: number, signal: AbortSignal): Promise<readonly Json[]> {
    const fields = ['visitorId', 'accountId', 'appId', 'guideId', 'pollId', 'pollResponse', 'browserTime'];
    return this.aggregated('answers', signal, [
      { source: { pollEvents: EVERY_APP, timeSeries: { period: 'dayRange', first, count: days } } },
      { select: Object.fromEntries(fields.map((field) => [field, field])) },
      { sort: ['browserTime'] },
    ]);
  }

  /** All guides, with the polls in them. */
  guides(signal: AbortSignal): Promise<readonly Json[]> {
    return this.aggregated('guides', signal, [
      { source: { guides: EVERY_APP } },
      { select: { id: 'id', name: 'name', appId: 'appId', polls: 'polls' } },
    ]);
  }

  private async aggregated(name: string, signal: AbortSignal, pipeline: readonly object[]): Promise<readonly Json[]> {
    const json = { response: { mimeType: 'application/json' }, request: { requestId: name, name, pipeline } };
    return listIn(await this.http.ask('/api/v1/aggregation', { json, signal }), 'results', this.host);
  }
}
