import type { DeliveredEvent } from '@evident/domain/events';
import { type Receivers, deliverEvents } from './deliver-events.ts';

const events = ['1', '2'].map((id) => ({ id, name: 'readme:changed' }) as DeliveredEvent);

describe('delivering events', () => {
  let seen: string[];
  const failing = (part?: keyof Receivers): Receivers => {
    const note = (name: keyof Receivers) => async (): Promise<void> => {
      seen.push(name);
      if (name === part) throw new Error(`no ${name}`);
    };
    return { react: note('react'), tell: note('tell'), record: note('record'), untold: () => seen.push('untold') };
  };
  beforeEach(() => {
    seen = [];
  });

  it('starts work before the stream, and tells clients about each event', async () => {
    await deliverEvents(events, failing());
    expect(seen).toEqual(['react', 'tell', 'tell', 'record']);
  });

  it('has started the work when the stream fails, and is repeated', async () => {
    await expect(deliverEvents(events, failing('record'))).rejects.toThrow('no record');
    expect(seen).toEqual(['react', 'tell', 'tell', 'record']);
  });

  it('records nothing that no work was stored for', async () => {
    await expect(deliverEvents(events, failing('react'))).rejects.toThrow('no react');
    expect(seen).toEqual(['react']);
  });

  it('does not wait for clients, nor fails with them', async () => {
    await deliverEvents(events, failing('tell'));
    expect(seen).toEqual(['react', 'tell', 'tell', 'record', 'untold', 'untold']);
  });
});
