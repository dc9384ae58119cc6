import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { RunningDigests } from './running-digests.ts';

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('digests of uploads while they arrive', () => {
  const digests = new RunningDigests();
  /** Sends text at an offset, of which the store kept `kept` bytes. */
  async function receive(id: string, offset: number, text: string, kept = text.length): Promise<string> {
    const { body, stored } = digests.follow(id, offset, Readable.from([Buffer.from(text)]));
    const parts: string[] = [];
    for await (const part of body) parts.push(Buffer.from(part as Uint8Array).toString());
    stored(offset + kept);
    return parts.join('');
  }

  it('continue with each request', async () => {
    expect(await receive('a', 0, 'one')).toBe('one');
    expect(await receive('a', 3, 'two')).toBe('two');
    expect(digests.of('a', 6)).toBe(hex('onetwo'));
    expect(digests.of('a', 7)).toBeNull();
  });

  it('survive a request at the wrong offset, which stores nothing', async () => {
    await receive('b', 0, 'one');
    digests.follow('b', 1, Readable.from([Buffer.from('two')]));
    await receive('b', 3, 'two');
    expect(digests.of('b', 6)).toBe(hex('onetwo'));
  });

  it('are unknown once bytes got lost, or came another way', async () => {
    await receive('c', 0, 'one', 2);
    expect(digests.of('c', 2)).toBeNull();
    await receive('c', 2, 'e');
    expect(digests.of('c', 3)).toBeNull();
    await receive('d', 10, 'two');
    expect(digests.of('d', 13)).toBeNull();
  });

  it('hand on a broken connection', async () => {
    const broken = new Readable({ read() {} });
    const { body } = digests.follow('e', 0, broken);
    broken.destroy(new Error('gone'));
    await expect(body.getReader().read()).rejects.toThrow('gone');
  });
});
