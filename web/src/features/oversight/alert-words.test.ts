import { ALERT_KINDS } from '@evident/domain/oversight';
import { alertPath, alertTitle } from './alert-words.ts';

describe('an alert', () => {
  it.each(ALERT_KINDS)('%s says what happened, also about a former member', (kind) => {
    expect(alertTitle({ kind, subjectName: 'Ada', count: 2 })).toMatch(/^[A-Z0-9]/);
    expect(alertTitle({ kind, subjectName: null, count: 1 })).not.toContain('null');
  });

  it('leads to where one can look into it', () => {
    const of = { subjectType: 'member', subjectId: 'ada' } as const;
    expect(alertPath({ ...of, kind: 'FAILED_SIGN_INS' }).to).toBe('/audit-log?member=ada');
    expect(alertPath({ ...of, kind: 'GUEST' }).to).toBe('/settings/enterprise/rules');
    expect(alertPath({ kind: 'WEBHOOK_DISABLED', subjectType: 'webhook', subjectId: 'w' }).to).toBe(
      '/settings/webhooks/w',
    );
    expect(alertPath({ kind: 'SSO_OFF', subjectType: 'workspace', subjectId: 't' }).to).toBe(
      '/settings/authentication',
    );
    expect(alertPath({ kind: 'CHAIN_BROKEN', subjectType: 'workspace', subjectId: 't' }).to).toBe('/audit-log');
  });
});
