import { LOSSES, causeOf, stoppedBecause } from './index.ts';

describe('work whose job was set aside', () => {
  it.each(LOSSES)('says why, and who can start it again (%s)', (loss) => {
    const cause = causeOf(loss);
    expect(stoppedBecause(loss)).toBe(
      `Stopped: ${cause[0]!.toLowerCase()}${cause.slice(1)}. An admin can start it again in Settings → Workspace.`,
    );
  });

  it('names each cause in other words', () => {
    expect(new Set(LOSSES.map(causeOf)).size).toBe(LOSSES.length);
  });
});
