import request, { type Test } from 'supertest';
import type { TestApp } from './app.ts';
import type { Person } from './known-people.ts';

/** Requests of the tus protocol to a started app. */
export function tusRequests(test: () => TestApp) {
  const server = () => request(test().app.getHttpServer());
  const from = (sent: Test, person: Person | null): Test =>
    sent.set({ 'Tus-Resumable': '1.0.0', ...(person ? { Authorization: `Bearer ${person.token}` } : {}) });
  const encoded = (metadata: Readonly<Record<string, string>>): string =>
    Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const start = (person: Person | null, length: number, metadata: Readonly<Record<string, string>>): Test =>
    from(server().post('/api/v1/uploads'), person).set({
      'Upload-Length': `${length}`,
      'Upload-Metadata': encoded(metadata),
    });
  return {
    start,
    /** Starts an upload and returns the id of its file. */
    started: async (person: Person, length: number, metadata: Readonly<Record<string, string>>): Promise<string> => {
      const { headers } = await start(person, length, metadata).expect(201);
      return headers['location']!.split('/').pop()!;
    },
    send: (person: Person | null, fileId: string, offset: number, bytes: Buffer): Test =>
      from(server().patch(`/api/v1/uploads/${fileId}`), person)
        .set({ 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' })
        .send(bytes),
    inspect: (person: Person | null, fileId: string): Test => from(server().head(`/api/v1/uploads/${fileId}`), person),
    cancel: (person: Person | null, fileId: string): Test => from(server().delete(`/api/v1/uploads/${fileId}`), person),
  };
}
