import fc from 'fast-check';
import { EMBED_ORIGINS, embedOf, isDay } from './index.ts';

describe('a link to a page of the allow-list', () => {
  it.each([
    [
      'https://www.figma.com/design/AbCdEf123456/Onboarding?node-id=1-2',
      'https://www.figma.com/embed?embed_host=evident&url=https%3A%2F%2Fwww.figma.com%2Fdesign%2FAbCdEf123456%2FOnboarding%3Fnode-id%3D1-2',
    ],
    [
      'https://www.canva.com/design/DAFabc123/XyZ_123456/view',
      'https://www.canva.com/design/DAFabc123/XyZ_123456/view?embed',
    ],
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789/abcdef1234', 'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef1234'],
    [
      'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
      'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
    ],
    [
      'https://docs.google.com/document/d/1aBcDeFgHiJk/edit?usp=sharing#heading=h.1',
      'https://docs.google.com/document/d/1aBcDeFgHiJk/preview',
    ],
    ['https://drive.google.com/file/d/1aBcDeFgHiJk/view', 'https://drive.google.com/file/d/1aBcDeFgHiJk/preview'],
    [
      'https://airtable.com/appAbCdEfGhIjK/shrAbCdEfGhIjKl',
      'https://airtable.com/embed/appAbCdEfGhIjK/shrAbCdEfGhIjKl',
    ],
    ['https://miro.com/app/board/uXjVPabcdef=/', 'https://miro.com/app/live-embed/uXjVPabcdef=/'],
    [
      'https://app.mural.co/t/team1/m/team1/1700000000000/0123456789abcdef0123456789abcdef01234567',
      'https://app.mural.co/t/team1/m/team1/1700000000000/0123456789abcdef0123456789abcdef01234567',
    ],
    ['https://whimsical.com/user-flow-2AbCdEfGhIjKlMnOpQrStU', 'https://whimsical.com/embed/2AbCdEfGhIjKlMnOpQrStU'],
  ])('%s', (link, frame) => {
    expect(embedOf(link)?.frame).toBe(frame);
  });

  it.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:444/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.figma.com/oauth?client_id=1',
    'https://docs.google.com/forms/d/1aBcDeFgHiJk/viewform',
    'javascript:alert(1)',
    `https://youtu.be/${'x'.repeat(3000)}`,
    null,
    7,
  ])('%s is not one', (link) => {
    expect(embedOf(link)).toBeNull();
  });

  it('frames only origins of the list, for every text', () => {
    const part = fc.constantFrom(
      'https://',
      'youtu.be',
      'miro.com',
      '/app/board/',
      'embed',
      '@',
      ':',
      '\\',
      '?v=',
      '#',
      '..',
      '%2f',
      'abcdefgh1',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const frame = embedOf(parts.join(''))?.frame;
        return frame === undefined || EMBED_ORIGINS.includes(new URL(frame).origin);
      }),
    );
  });
});

it('knows the days of the calendar', () => {
  expect(['2026-02-28', '2024-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-30', '2026-13-01', '26-1-1', '2026-01-01T00:00', '', null].map(isDay)).toEqual(Array(6).fill(false));
});
