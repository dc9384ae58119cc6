import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Get, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { readableUrl } from '../../api/kernel/readable-url.ts';
import { serveWeb } from '../../api/web/serve-web.ts';

@Controller('api/v1/things')
class ThingsController {
  @Get()
  read(): object {
    return {};
  }
}

@Module({ controllers: [ThingsController] })
class Things {}

describe('web app', () => {
  let folder: string;
  let app: NestFastifyApplication;
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'evident-web-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    const files = {
      'index.html': '<title>page</title>',
      'favicon.svg': '<svg/>',
      'assets/main-1a2b.js': 'plain',
      'assets/main-1a2b.js.br': 'brotli',
      '.vite/manifest.json': 'inner',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    app = (
      await Test.createTestingModule({ imports: [Things] }).compile()
    ).createNestApplication<NestFastifyApplication>(new FastifyAdapter({ rewriteUrl: readableUrl }), { logger: false });
    await serveWeb(app, folder, 'https://research.example.com', (token) =>
      Promise.resolve(
        token === 'preview12345'
          ? {
              workspace: 'Acme',
              title: 'Trust & "doubt"',
              description: '<b>Words</b>',
              pictureFileId: 'picture',
              searchEngines: true,
            }
          : null,
      ),
    );
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('serves its page for a navigation to a file, and leaves its bytes to everything else', async () => {
    const url = '/f/0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70';
    expect((await get(url, { 'sec-fetch-dest': 'document' })).body).toBe('<title>page</title>');
    for (const dest of ['image', 'video', 'empty'])
      expect((await get(url, { 'sec-fetch-dest': dest })).statusCode).toBe(404);
    expect((await get(url)).headers['vary']).toContain('Sec-Fetch-Dest');
  });

  it('serves its page for every screen, so that a pasted link opens', async () => {
    for (const url of ['/', '/projects/my-study-1a2b', '/search?q=x', '/api-design', '/projects/gr%C3']) {
      const { statusCode, body, headers } = await get(url);
      expect({ url, statusCode, body, cache: headers['cache-control'] }).toEqual({
        url,
        statusCode: 200,
        body: '<title>page</title>',
        cache: 'no-cache',
      });
    }
  });

  it('answers 404 for missing paths of the API, files and assets', async () => {
    for (const url of ['/api/v1/nowhere', '/api', '/f/1', '/assets/gone.js', '/api/v1/gr%C3', '/assets/%C3'])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('serves immutable files with long caching, compressed if supported', async () => {
    const { body, headers } = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect({ body, encoding: headers['content-encoding'], cache: headers['cache-control'] }).toEqual({
      body: 'brotli',
      encoding: 'br',
      cache: 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/main-1a2b.js')).body).toBe('plain');
  });

  it('excludes shared pages from search engines, and sends no referrer from them', async () => {
    for (const url of ['/p/a1B2c3D4e5F6', '/p/data/a1B2c3D4e5F6', '/public-object/a1B2c3D4e5F6']) {
      expect((await get(url)).headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      });
    }
    expect((await get('/projects')).headers['x-robots-tag']).toBeUndefined();
  });

  it('refuses a shared page with a bearer token', async () => {
    for (const url of ['/p/a1B2c3D4e5F6', '/p/data/a1B2c3D4e5F6', '/public-object/a1B2c3D4e5F6']) {
      const { statusCode, body } = await get(url, { authorization: 'Bearer api.x.y' });
      expect([statusCode, JSON.parse(body).errors[0].code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect((await get('/projects', { authorization: 'Bearer api.x.y' })).statusCode).toBe(200);
  });

  it('serves nothing outside its folder', async () => {
    for (const url of [
      '/.vite/manifest.json',
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      expect((await get(url)).body).not.toMatch(/inner|"name"|root:/);
    }
  });

  it('serves the API reference from its own files', async () => {
    expect((await get('/api/docs')).body).toContain('/api/docs/start.js');
    expect((await get('/api/docs/openapi.json')).json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
    expect((await get('/api/docs/ui/swagger-ui-bundle.js')).statusCode).toBe(200);
    expect((await get('/api/docs/ui/package.json')).statusCode).toBe(404);
  });

  it('has a policy that allows only its own scripts', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  });

  it.each([
    ['/', 200],
    ['/projects', 200],
    ['/assets/main-1a2b.js', 200],
    ['/assets/missing.js', 404],
    ['/api/v1/things', 200],
    ['/api/v1/missing', 404],
    ['/p/preview12345', 200],
  ])('sends the headers that protect a browser with every answer: %s', async (url, status) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('describes public pages for sites that preview links, as text', async () => {
    const { body, headers } = await get('/p/preview12345?x=1');
    expect(body).toContain('<title>Trust &amp; &quot;doubt&quot;</title>');
    expect(body).toContain('<meta property="og:description" content="&lt;b&gt;Words&lt;/b&gt;" />');
    expect(body).toContain('https://research.example.com/api/v1/public/preview12345/files/picture');
    expect(headers['x-robots-tag']).toBeUndefined();
    const unknown = await get('/p/unknown');
    expect([unknown.body, unknown.headers['x-robots-tag']]).toEqual(['<title>page</title>', 'noindex, nofollow']);
  });
});
