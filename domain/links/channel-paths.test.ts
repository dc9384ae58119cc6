import { dataPointPage, themePage } from './channel-paths.ts';

describe('what is in a channel', () => {
  it('has a page within that of the channel', () => {
    expect([themePage('c', 't'), dataPointPage('c', 'd')]).toEqual(['/channels/c/themes/t', '/channels/c/data/d']);
  });
});
