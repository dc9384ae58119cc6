import type { Uuid } from '@evident/domain/kernel';
import { RoomAccess, type Seat } from './room-access.ts';

const TEAM = '01890000-0000-7000-8000-000000000001';
const OTHER = '01890000-0000-7000-8000-000000000002';
const actor = { teamId: TEAM, userId: '01890000-0000-7000-8000-000000000003' };

describe('seat in a room', () => {
  let checks: number;
  let writable: boolean;
  let hears: boolean;
  let signedIn: boolean;
  /** The number of the check during which rights change. */
  let changesDuring: number;
  let closings: string[];
  let heard: string[];
  let down: number;
  let change: (teamId: Uuid | null) => void;
  let access: RoomAccess;
  let seat: Seat;

  beforeEach(() => {
    [checks, changesDuring, writable, hears, signedIn, closings] = [0, 0, true, true, true, []];
    [heard, down] = [[], 0];
    const seats: Seat[] = [];
    access = new RoomAccess(
      () => ({ mayWrite: async () => writable }) as never,
      {
        actorOf: async () => {
          checks += 1;
          if (checks === changesDuring) change(TEAM);
          if (checks <= down) throw new Error('connect ECONNREFUSED');
          return signedIn ? (actor as never) : null;
        },
        signedIn: async () => null,
      },
      {
        watch: (changed) => {
          change = changed;
        },
        caughtUp: () => (hears ? Promise.resolve() : Promise.reject(new Error('Connection terminated'))),
      },
      () => seats,
    );
    seat = {
      readOnly: false,
      document: { name: 'note' },
      context: { credentials: {}, actor, hangUp: (why: string) => closings.push(why) },
      sendStateless: (said: string) => heard.push(said),
    } as never;
  });
  afterEach(() => access.close());

  const message = async () => {
    const bytes = new Uint8Array(1);
    access.received(bytes);
    access.begin(seat, bytes);
    await access.admit(seat);
  };

  it('is checked once for all messages, until rights change', async () => {
    for (let n = 0; n < 5; n += 1) await message();
    expect(checks).toBe(1);
    change(OTHER);
    await message();
    expect(checks).toBe(1);
    for (const teamId of [TEAM, null]) {
      change(teamId);
      for (let n = 0; n < 5; n += 1) await message();
    }
    expect(checks).toBe(3);
  });

  it('is read-only before its next message is applied once it lost write access', async () => {
    await message();
    writable = false;
    change(TEAM);
    await message();
    expect(seat.readOnly).toBe(true);
    expect(closings).toEqual(['You may only read now']);
  });

  it('is checked again if rights changed during the check', async () => {
    changesDuring = 1;
    await message();
    signedIn = false;
    await message();
    expect(seat.readOnly).toBe(true);
    expect(closings).toEqual(['Sign in first']);
  });

  it('is checked for each message while changes of rights can not be received', async () => {
    hears = false;
    for (let n = 0; n < 3; n += 1) await message();
    expect(checks).toBe(3);
  });

  it('is told that its edit waits while rights can not be checked', async () => {
    down = 1;
    await message();
    expect(heard).toEqual(['{"type":"stuck"}']);
    expect([seat.readOnly, closings]).toEqual([false, []]);
  });
});
