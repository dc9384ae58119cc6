import type { EvidenceText } from '@evident/domain/evidence';
import type { ResearchView } from '@evident/domain/research';
import { fakeModel } from '../support/fake-model.ts';
import { type Newcomer, newcomerAt } from '../support/newcomer.ts';
import { type Product, dataFolder, freePort, startProduct } from '../support/product.ts';
import { until } from '../support/waiting.ts';

/** A killed worker's job is taken over after about half a minute. */
const TAKEN_OVER_MS = 180_000;
const SUBJECTS = ['support team', 'invoice', 'export', 'sign-in', 'mobile app'];
/** Long enough for suggestions, and with words that searches find. */
const INTERVIEW = SUBJECTS.flatMap((subject) => [
  `The ${subject} made us wait for three weeks, and I wish somebody had told us why it took so long.`,
  `I would rather write to the ${subject} people again than call them, because I always lose an hour on the phone.`,
  `Our biggest problem with the ${subject} is that we cannot see what happens after we have sent our request.`,
]).join('\n\n');
const QUESTION = 'Why do people wait for the support team?';

interface Suggested {
  readonly items: readonly { readonly id: string; readonly state: string }[];
}

describe('kill -9 of the server while AI writes', () => {
  const folder = dataFolder();
  let fake: Awaited<ReturnType<typeof fakeModel>>;
  let port: string;
  let product: Product;
  let ada: Newcomer;
  let projectId: string;
  let noteId: string;

  const start = async () => {
    product = await startProduct({
      EVIDENT_DATA_DIR: folder.path,
      EVIDENT_SAMPLE: 'off',
      EVIDENT_REQUESTS_PER_MINUTE: '0',
      PORT: port,
      AI_URL: fake.url,
      AI_MODEL: 'fake',
    });
  };
  const made = async (path: string, body: object) => (await ada.ask<{ id: string }>('POST', path, body)).id;
  const textOf = (textId: string) => ada.ask<EvidenceText>('GET', `/ai/texts/${textId}`);
  const highlights = async () => (await ada.ask<Suggested>('GET', `/notes/${noteId}/highlights`)).items.length;

  beforeAll(async () => {
    [fake, port] = [await fakeModel(), `${await freePort()}`];
    await start();
    ada = await newcomerAt(product.url, folder.path, 'ada');
    projectId = await made('/projects', { title: 'Waiting' });
    noteId = await made(`/projects/${projectId}/notes`, { title: 'Interview', markdown: INTERVIEW });
    await until(async () =>
      JSON.stringify(await ada.ask('GET', '/search?query=support&types=NOTE')).includes('Interview'),
    );
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    await fake?.close();
    await folder.remove();
  });

  it('goes on with the summary and the research, and accepts each suggestion once', async () => {
    // Each answer stops in its middle, and the next request is made only then.
    const hangs = { beforeChunk: () => new Promise<void>(() => {}) };
    fake.next = [hangs];
    const { textId } = await ada.ask<{ textId: string }>('POST', `/notes/${noteId}/summaries`, {});
    await until(() => fake.seen.length === 1);
    fake.next = [{ text: JSON.stringify({ queries: ['waiting for the support team'] }) }, hangs];
    const research = await ada.ask<{ id: string; textId: string }>('POST', '/research', {
      question: QUESTION,
      scope: { type: 'PROJECT', id: projectId },
      budget: { sources: 5, searches: 3, tokens: 5_000 },
    });
    await until(() => fake.seen.length === 3, TAKEN_OVER_MS);
    const before = await ada.ask<ResearchView>('GET', `/research/${research.id}`);
    await ada.ask('POST', `/notes/${noteId}/suggestions`, { kind: 'HIGHLIGHT' });
    const { items } = await ada.ask<Suggested>('GET', `/notes/${noteId}/suggestions`);
    expect(items.length).toBeGreaterThan(1);
    const decision = { outcome: 'Accepted', suggestionIds: items.map(({ id }) => id) };
    const path = `/notes/${noteId}/suggestions/decisions`;
    const unanswered = ada.ask('POST', path, decision).catch(() => null);
    await product.kill();
    await unanswered;

    await start();
    await ada.ask('POST', path, decision);
    expect(await highlights()).toBe(items.length);
    await until(async () => (await textOf(textId)).state === 'DONE', TAKEN_OVER_MS);
    const summary = await textOf(textId);
    const sentences = summary.content.sections.flatMap((section) => section.sentences.map(({ text }) => text));
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
    const { items: summaries } = await ada.ask<Suggested>('GET', `/notes/${noteId}/summaries`);
    expect(summaries).toHaveLength(1);

    const finished = () => ada.ask<ResearchView>('GET', `/research/${research.id}`);
    await until(async () => (await finished()).state === 'DONE', TAKEN_OVER_MS);
    const { steps } = await finished();
    expect(steps.slice(0, before.steps.length)).toEqual(before.steps);
    expect(steps.filter(({ kind }) => kind === 'PLAN')).toHaveLength(1);
    const read = steps.filter(({ kind }) => kind === 'READ').map((step) => step.noteId);
    expect(read).toEqual([noteId]);
    expect((await textOf(research.textId)).state).toBe('DONE');
  }, 400_000);
});
