import { Refusal } from '../kernel/index.ts';
import { closestRegion, refusedReply } from './index.ts';

describe('tenant operations', () => {
  it('reply to a refusal with its code, name and message', () => {
    expect(refusedReply(new Refusal('NotFound', 'Workspace not found'))).toEqual({
      status: 'error',
      error: { code: 'NotFound', name: 'Workspace not found', message: 'Workspace not found' },
    });
    expect(refusedReply(new Refusal('InvalidOperation', 'Taken', 'Choose another.'))).toMatchObject({
      error: { message: 'Choose another.' },
    });
  });

  it('know one region, which is the closest for everyone', () => {
    expect(closestRegion()).toEqual({
      fastestRegion: 'US_B',
      availableRegions: ['US_A', 'US_B', 'EU_A', 'AU_A'],
      currentRegion: 'US_B',
    });
  });
});
