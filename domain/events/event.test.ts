import type { EventKind } from '../event-kinds/index.ts';
import { EVENTS, PUBLIC_EVENTS, isEventName, isPublicEvent } from './index.ts';

describe('the name of an event', () => {
  it('is one of the catalogue', () => {
    for (const name of Object.keys(EVENTS)) expect(isEventName(name)).toBe(true);
  });
  it.each(['', 'note', 'note:exploded', 'constructor', '__proto__', 'toString'])(
    'is not %p, which another version of Evident may have announced',
    (name) => {
      expect(isEventName(name)).toBe(false);
    },
  );
});

describe('an internal event', () => {
  const internal = [
    'alert:opened',
    'billing:noticed',
    'payment:received',
    'integration:received',
    'channel-import:started',
    'retention:rule-changed',
    'retention:run-started',
  ];
  it('is in the catalogue, and none that programs follow', () => {
    expect(internal.every(isEventName)).toBe(true);
    expect(internal.some(isPublicEvent)).toBe(false);
    expect([...PUBLIC_EVENTS, ...internal].toSorted()).toEqual(Object.keys(EVENTS).toSorted());
  });
});

describe('an event about something in a channel', () => {
  it('can name the folder of the channel, whose members alone receive it', () => {
    const inChannels = Object.entries<EventKind>(EVENTS).filter(([, { payload }]) => 'channelId' in payload.properties);
    expect(inChannels.length).toBeGreaterThan(5);
    expect(inChannels.filter(([, { payload }]) => !('folderId' in payload.properties)).map(([name]) => name)).toEqual(
      [],
    );
  });
});
