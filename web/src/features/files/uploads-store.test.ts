import { fingerprintOf, metadataOf } from './upload-transfer.ts';
import { startable, type UploadRow, type UploadState } from './uploads-store.ts';

const row = (state: UploadState, key = state): UploadRow => ({ key, state }) as UploadRow;

describe('uploads', () => {
  it.each([
    [['waiting', 'waiting', 'waiting', 'waiting'], 3],
    [['uploading', 'finishing', 'waiting', 'waiting'], 1],
    [['uploading', 'uploading', 'uploading', 'waiting'], 0],
    [['paused', 'interrupted', 'failed', 'done', 'waiting'], 1],
  ] as const)('of %j start %i', (states, count) => {
    expect(
      startable(
        states.map((state) => row(state)),
        3,
      ),
    ).toHaveLength(count);
  });

  it('are recognized by file and place, so that the same file continues', () => {
    const file = { name: 'a.mp4', size: 5, lastModified: 7 };
    const into = { projectId: 'p', projectTitle: 'Any', note: null };
    expect(fingerprintOf(file, { ...into, projectTitle: 'Renamed' })).toBe(fingerprintOf(file, into));
    const others = [
      fingerprintOf({ ...file, size: 6 }, into),
      fingerprintOf(file, { ...into, projectId: 'q' }),
      fingerprintOf(file, { ...into, note: 'new' }),
      fingerprintOf(file, { ...into, note: { id: 'n', title: 'Note' } }),
    ];
    expect(new Set([...others, fingerprintOf(file, into)]).size).toBe(5);
  });

  it('name the note they join, or ask for a new one', () => {
    const into = { projectId: 'p', projectTitle: 'Any' };
    expect(metadataOf({ name: 'a' }, { ...into, note: 'new' })).toEqual({ filename: 'a', projectId: 'p', note: 'new' });
    expect(metadataOf({ name: 'a' }, { ...into, note: { id: 'n', title: '' } })).toMatchObject({ noteId: 'n' });
  });
});
