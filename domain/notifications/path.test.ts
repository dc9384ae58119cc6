import { pathOf } from './index.ts';

describe('the path of a notification', () => {
  const about = { kind: 'AUTOMATION', object: null, project: null, commentId: null, automationId: null } as const;

  it('is that of the rule that was stopped', () => {
    expect(pathOf({ ...about, automationId: 'a1' })).toBe('/automations/a1');
  });

  it('is the list of rules if the rule was deleted', () => {
    expect(pathOf(about)).toBe('/automations');
  });

  it('is that of an object before all else', () => {
    const object = { type: 'INSIGHT', id: 'i1', title: '', noteId: null, channelId: null } as const;
    expect(pathOf({ ...about, object })).toBe('/insights/i1');
    expect(pathOf({ ...about, kind: 'ALERT' })).toBe('/settings/enterprise/alerts');
    expect(pathOf({ ...about, kind: 'BILLING' })).toBe('/settings/billing');
    expect(pathOf({ ...about, project: null, kind: 'RETENTION' })).toBe('/settings/data-retention');
  });

  it('is that of a theme in its channel', () => {
    const object = { type: 'THEME', id: 't1', title: '', noteId: null, channelId: 'c1' } as const;
    expect(pathOf({ ...about, object })).toBe('/channels/c1/themes/t1');
  });

  it('is the sources of a channel for an import', () => {
    const object = { type: 'CHANNEL', id: 'c1', title: '', noteId: null, channelId: null } as const;
    expect(pathOf({ ...about, kind: 'IMPORT', object })).toBe('/channels/c1#sources');
    expect(pathOf({ ...about, object })).toBe('/channels/c1');
  });

  it('is the doc that an agent wrote, else the agents', () => {
    const object = { type: 'AI_DOC', id: 'd1', title: '', noteId: null, channelId: null } as const;
    expect(pathOf({ ...about, kind: 'AGENT', object })).toBe('/docs/d1');
    expect(pathOf({ ...about, kind: 'AGENT', object: { ...object, type: 'PROJECT' } })).toBe('/agents');
  });

  it('is the reels of the project for an export', () => {
    const object = { type: 'PROJECT', id: 'p1', title: '', noteId: null, channelId: null } as const;
    expect(pathOf({ ...about, kind: 'EXPORT', object })).toBe('/projects/p1/reels');
    expect(pathOf({ ...about, kind: 'IMPORT', object })).toBe('/projects/p1');
  });
});
