import { fileTypeOf, shownInPage } from '@evident/domain/files';
import { byteSniffer } from './sniff.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'));
const PNG = '89504e470d0a1a0a 0000000d 49484452 00000300 00000200 08 06 00 00 00 00000000 00000000 49444154 00000000';
const GIF = '474946383961 2c01 c800 80 00 00 000000 ffffff';
const JPEG = 'ffd8ffe000104a46494600010100000100010000 ffc0 0011 08 0078 00a0 03 011100 021101 031101 ffd9';
const WEBP = '52494646 1a000000 57454250 56503858 0a000000 00 000000 3f0100 ef0000';

describe('file type detection', () => {
  it.each([
    ['a PNG', PNG, 'image/png', { width: 768, height: 512 }],
    ['a GIF', GIF, 'image/gif', { width: 300, height: 200 }],
    ['a JPEG', JPEG, 'image/jpeg', { width: 160, height: 120 }],
    ['a WebP', WEBP, 'image/webp', { width: 320, height: 240 }],
  ])('detects %s and its size by content, regardless of its name', async (_name, bytes, mediaType, pixels) => {
    expect(await byteSniffer.sniff(hex(bytes), 'notes.txt')).toEqual({ mediaType, fileType: 'Image', pixels });
  });

  it.each([
    ['%PDF-1.7\n', 'a.txt', 'application/pdf'],
    ['{\\rtf1\\ansi Hello}', 'a.doc', 'application/rtf'],
    ['a;b\n1;2\n', 'rows.CSV', 'text/csv'],
    ['# Title', 'note.md', 'text/markdown'],
    ['WEBVTT\n\n00:00.000 --> 00:01.000\nHi', 'talk.vtt', 'text/vtt'],
    ['1\n00:00:00,000 --> 00:00:01,000\nHi', 'talk.srt', 'application/x-subrip'],
    ['Just words', '', 'text/plain'],
    ['Just words', 'evil.html', 'text/plain'],
    ['Just words', 'picture.png', 'text/plain'],
  ])('detects the text %j named %j', async (words, name, mediaType) => {
    expect(await byteSniffer.sniff(text(words), name)).toEqual({
      mediaType,
      fileType: fileTypeOf(mediaType),
      pixels: null,
    });
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '\ufeff\n <?xml version="1.0"?><!-- x --><svg width="1">',
  ])('detects the SVG %j regardless of its name', async (words) => {
    for (const name of ['cat.png', 'note.txt', 'page.html', ''])
      expect((await byteSniffer.sniff(text(words), name)).mediaType).toBe('image/svg+xml');
  });

  it.each([
    ['<!DOCTYPE html><p>', 'text/html'],
    ['  \n<HTML><script>alert(1)</script>', 'text/html'],
    ['<script>alert(1)</script>', 'text/html'],
    ['<!-- a --><b>', 'text/html'],
    ['<html><svg onload=alert(1)>', 'text/html'],
    ['<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', 'application/xml'],
  ])('never lets a browser render the markup %j, even as %s', async (words, mediaType) => {
    for (const name of ['cat.png', 'note.txt', 'page.html', '']) {
      const file = await byteSniffer.sniff(text(words), name);
      expect(file.mediaType).toBe(mediaType);
      expect(shownInPage(file.mediaType)).toBe(false);
    }
  });

  it('detects markup in UTF-16 too', async () => {
    expect(
      (await byteSniffer.sniff(Uint8Array.from(Buffer.from('\ufeff<html><script>', 'utf16le')), 'a.txt')).mediaType,
    ).toBe('text/html');
  });

  it.each([
    ['report.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['report.zip', 'application/zip'],
    ['report.png', 'application/zip'],
  ])('detects an archive named %s as %s', async (name, mediaType) => {
    expect(
      (
        await byteSniffer.sniff(
          hex('504b0304 1400 0000 0800 00000000 00000000 00000000 00000000 0500 0000 612e747874'),
          name,
        )
      ).mediaType,
    ).toBe(mediaType);
  });

  it.each([
    ['old.doc', 'WordDocument', 'application/msword'],
    ['old.bin', 'Workbook', 'application/vnd.ms-excel'],
    ['old.ppt', '', 'application/vnd.ms-powerpoint'],
    ['protected.docx', 'EncryptedPackage', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['thumbs.db', '', 'application/x-cfb'],
  ])('detects a compound file named %s with the stream “%s” as %s', async (name, stream, mediaType) => {
    const head = Buffer.alloc(2048);
    head.set(hex('d0cf11e0a1b11ae1'));
    head.write(stream, 1024, 'utf16le');
    expect((await byteSniffer.sniff(head, name)).mediaType).toBe(mediaType);
  });

  it('detects a TIFF whose directory is beyond the head', async () => {
    const head = Buffer.alloc(512);
    head.set(hex('49492a00 00f00000'));
    expect((await byteSniffer.sniff(head, 'scan.TIF')).mediaType).toBe('image/tiff');
    expect((await byteSniffer.sniff(head, 'scan.txt')).mediaType).toBe('application/octet-stream');
  });

  it.each([
    ['nothing', '', 'text/plain'],
    ['noise', '00010203ff', 'application/octet-stream'],
  ])('reports %s as its safest type', async (_name, bytes, mediaType) => {
    expect((await byteSniffer.sniff(hex(bytes), 'x.exe')).mediaType).toBe(mediaType);
  });

  it('tolerates an image with a truncated or wrong header', async () => {
    expect(await byteSniffer.sniff(hex(PNG).subarray(0, 12), 'a.png')).toMatchObject({ pixels: null });
    expect((await byteSniffer.sniff(hex(`${JPEG.slice(0, 40)} ffc0 0003`), 'a.jpg')).pixels).toBeNull();
  });
});
