import { openItems } from './use-visits.ts';

const ID = '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70';

describe('what is remembered as opened', () => {
  it.each([
    [`/projects/why-people-leave-${ID}`, 'PROJECT'],
    [`/projects/${ID}/settings`, 'PROJECT'],
    [`/folders/${ID}`, 'PROJECT_CATEGORY'],
    [`/data/${ID}`, 'NOTE'],
    [`/insights/${ID}`, 'INSIGHT'],
    [`/data/gr%C3-${ID}`, 'NOTE'],
  ])('%s is a visit of the %s', (path, type) => {
    expect(openItems(path, '')).toEqual([{ type, id: ID }]);
  });

  it.each(['/home', '/projects/list', `/tags/${ID}`, '/projects/gr%C3', '/folders/%E0%A4%A'])('%s is none', (path) => {
    expect(openItems(path, '')).toEqual([]);
  });

  it('counts what is open beside the page', () => {
    expect(openItems('/recent', `?peek=note:${ID}~tag:${ID}`)).toEqual([{ type: 'NOTE', id: ID }]);
  });
});
