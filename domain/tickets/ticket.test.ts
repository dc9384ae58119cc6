import { type Ticket, refuseSecond, settledTicket } from './index.ts';

const at = new Date('2026-11-28T12:00:00Z');
const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  id: 't',
  teamId: 'w',
  destinationId: 'd',
  destinationTitle: 'Backlog',
  insightId: 'i',
  noteId: null,
  state: 'CREATED',
  key: 'RES-1',
  url: null,
  createdBy: 'm',
  createdAt: at,
  ...more,
});
const conflict = (title: string) => expect.objectContaining({ code: 'InvalidOperation', title });

describe('a ticket', () => {
  it('whose call was interrupted may exist', () => {
    const sending = ticket({ state: 'SENDING' });
    expect(settledTicket(sending, new Date(at.getTime() + 60_000))).toBe(sending);
    expect(settledTicket(sending, new Date(at.getTime() + 60_001)).state).toBe('UNKNOWN');
    expect(settledTicket(ticket(), new Date(at.getTime() + 90_000)).state).toBe('CREATED');
  });

  it('is created once, unless a member wants another', () => {
    expect(() => refuseSecond(ticket(), false)).toThrow(conflict('There is a ticket in Backlog already'));
    expect(() => refuseSecond(ticket({ state: 'UNKNOWN' }), false)).toThrow(conflict('A ticket may exist in Backlog'));
    for (const state of ['CREATED', 'UNKNOWN'] as const)
      expect(() => refuseSecond(ticket({ state }), true)).not.toThrow();
    for (const again of [true, false])
      expect(() => refuseSecond(ticket({ state: 'SENDING' }), again)).toThrow(conflict('This ticket is being created'));
  });
});
