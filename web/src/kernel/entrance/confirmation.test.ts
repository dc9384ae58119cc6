import { jest } from '@jest/globals';
import { ApiProblem } from '../api/api-problem.ts';
import { confirmation, whenConfirmed } from './confirmation.ts';

const needed = new ApiProblem(403, [{ code: 'ConfirmationRequired', title: 'Confirm that it’s you' }]);

describe('sensitive change', () => {
  it('runs once if no confirmation is needed', async () => {
    const change = jest.fn(async () => 'done');
    expect([await whenConfirmed(change), change.mock.calls.length, confirmation.get()]).toEqual(['done', 1, null]);
  });

  it('asks and continues after confirmation', async () => {
    const change = jest.fn<() => Promise<string>>().mockRejectedValueOnce(needed).mockResolvedValueOnce('done');
    const running = whenConfirmed(change);
    await Promise.resolve();
    await Promise.resolve();
    confirmation.get()!.confirmed();
    expect([await running, change.mock.calls.length, confirmation.get()]).toEqual(['done', 2, null]);
  });

  it('is refused when the dialog is cancelled or replaced', async () => {
    const first = whenConfirmed(() => Promise.reject(needed));
    await Promise.resolve();
    await Promise.resolve();
    const second = whenConfirmed(() => Promise.reject(needed));
    await expect(first).rejects.toBe(needed);
    expect(confirmation.get()).not.toBeNull();
    confirmation.get()?.cancel();
    await expect(second).rejects.toBe(needed);
  });

  it('passes other errors on', async () => {
    const other = new ApiProblem(403, [{ code: 'Forbidden', title: 'No' }]);
    await expect(whenConfirmed(() => Promise.reject(other))).rejects.toBe(other);
  });
});
