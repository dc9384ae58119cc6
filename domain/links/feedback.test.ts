import { feedbackMail, feedbackText, readFeedbackLink } from './index.ts';

const read = (query: string, hash: string) =>
  readFeedbackLink(new URLSearchParams(query), new URLSearchParams(hash.slice(1)));

const QUERY = '?beta=agents&code=E42&context=%2Fprojects%2F1%3Ftoken%3Dabc&message=Slow%20list&product=search';
const HASH = '#simplificationState=on&withAttachment=true&withThumbsUpOrDownRating=1';

describe('links to the feedback page', () => {
  it('hold the message and its facts', () => {
    expect(read(QUERY, HASH)).toEqual({
      beta: 'agents',
      code: 'E42',
      context: '/projects/1?token=[redacted]',
      message: 'Slow list',
      product: 'search',
      simplificationState: 'on',
      withAttachment: true,
      withThumbsUpOrDownRating: true,
    });
  });

  it('name neither the member nor the recipient', () => {
    const found = read('', '#userEmail=a@b.example&userName=Eve&teamId=1&userId=2&frontFeedbackUrl=http://x');
    expect(JSON.stringify(found)).not.toMatch(/Eve|example|http/);
    expect(found).toMatchObject({ message: '', context: null, withAttachment: false, withThumbsUpOrDownRating: false });
  });

  it('are cut', () => {
    const { message, product } = read(`?message=${'x'.repeat(9000)}&product=${'y'.repeat(900)}`, '');
    expect([message.length, product?.length]).toEqual([5000, 200]);
  });

  it('become a text', () => {
    const link = read(QUERY, HASH);
    expect(feedbackText(link, { message: ' Slow list ', rating: 'DOWN' })).toBe(
      'Slow list\n\nRating: Bad\nPage: /projects/1?token=[redacted]\nPart: search\nBeta: agents\nCode: E42\nState: on',
    );
    expect(feedbackText(read('', ''), { message: 'Thanks', rating: null })).toBe('Thanks');
  });

  it('become a mail to the address of the installation, or to no one', () => {
    const subject = 'subject=Feedback%20about%20Evident';
    expect(feedbackMail('Team <a@b.example>', 'Slow & late\nBye')).toBe(
      `mailto:a@b.example?${subject}&body=Slow%20%26%20late%0D%0ABye`,
    );
    expect(feedbackMail('a?bcc=c@b.example', '')).toBe(`mailto:a%3Fbcc%3Dc@b.example?${subject}&body=`);
    expect(feedbackMail(null, '')).toBe(`mailto:?${subject}&body=`);
  });
});
