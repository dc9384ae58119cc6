import { pastedFile } from './pasted-file.ts';

describe('pasted text', () => {
  it('is a file named by its first line', async () => {
    const file = pastedFile('\nAda: I never trust it.\nBen: I always do.', '');
    expect(file.name).toBe('Ada: I never trust it..txt');
    expect(await file.text()).toBe('\nAda: I never trust it.\nBen: I always do.');
  });

  it('keeps headings and lists where the clipboard has them', () => {
    expect(pastedFile('Plan\nfirst', '<h1>Plan</h1><ul><li>first</li></ul>').name).toBe('Plan.html');
    expect(pastedFile('Plan', '<div style="color:red">Plan</div>').name).toBe('Plan.txt');
  });

  it('takes a copied table as text', () => {
    expect(pastedFile('a\tb\n1\t2', '<table><tr><td><ul></ul></td></tr></table>').name).toBe('a\tb.txt');
  });

  it('is never named after folders or the mark of a format', () => {
    expect(pastedFile('../../etc/passwd', '').name).toBe('..-..-etc-passwd.txt');
    expect(pastedFile('WEBVTT\n\n00:01.000 --> 00:02.000\nHi', '').name).toBe('Pasted text.txt');
  });
});
