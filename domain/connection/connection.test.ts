import { afterConnectionNews, notYetConnected, type Connection, type ConnectionNews } from './connection.ts';

const after = (news: ConnectionNews[], from: Connection = notYetConnected) => news.reduce(afterConnectionNews, from);
const times = (count: number, news: ConnectionNews) => Array.from({ length: count }, () => news);
const connected = after(['answered']);

describe('the connection', () => {
  it('is connecting until the first answer', () => {
    expect(notYetConnected.state).toBe('Connecting');
    expect(after(['failed', 'failed']).state).toBe('Connecting');
    expect(connected.state).toBe('Connected');
  });

  it('says connected, not reconnected, when the very first answer follows failures', () => {
    expect(after(['failed', 'answered']).state).toBe('Connected');
  });

  it('reconnects after a failure and says so once before it is connected again', () => {
    expect(after(['failed'], connected).state).toBe('Reconnecting');
    expect(after(['failed', 'answered'], connected).state).toBe('Reconnected');
    expect(after(['failed', 'answered', 'answered'], connected).state).toBe('Connected');
  });

  it('holds the server to be down only above ten failures', () => {
    expect(after(times(10, 'failed'), connected).state).toBe('Reconnecting');
    expect(after(times(11, 'failed'), connected).state).toBe('ServerOffline');
    expect(after(times(11, 'failed')).state).toBe('ServerOffline');
  });

  it('counts failures up to twenty', () => {
    expect(after(times(50, 'failed'), connected).failures).toBe(20);
  });

  it('takes one failure away with each answer, and the server stays down while the count is above ten', () => {
    const down = after(times(20, 'failed'), connected);
    expect(after(times(9, 'answered'), down)).toMatchObject({ state: 'ServerOffline', failures: 11 });
    expect(after(times(10, 'answered'), down)).toMatchObject({ state: 'Reconnected', failures: 10 });
    expect(after(times(11, 'answered'), down).state).toBe('Connected');
    expect(after(times(40, 'answered'), down).failures).toBe(0);
  });

  it('says the device is offline whatever the server did, until the device finds its network', () => {
    expect(after(['networkLost'], connected).state).toBe('ClientOffline');
    expect(after(['networkLost', 'failed'], connected).state).toBe('ClientOffline');
    expect(after(['networkLost', 'networkFound'], connected).state).toBe('Reconnecting');
    expect(after(['networkLost', 'networkFound', 'answered'], connected).state).toBe('Reconnected');
    expect(after(['networkLost', 'networkFound']).state).toBe('Connecting');
  });

  it('believes an answer more than the device', () => {
    expect(after(['networkLost', 'answered'], connected).state).toBe('Reconnected');
  });

  it('ignores a network that was never lost', () => {
    expect(after(['networkFound'], connected)).toEqual(connected);
  });
});
