import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RichNode } from '@evident/domain/content';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { yjsDocumentCodec } from '../../adapters/yjs/yjs-document-codec.ts';
import { doc, paragraph, words } from '../../test/builders/rich-text.ts';
import { CLOSED_ROOMS, writer } from '../../test/builders/written.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { storedIn } from '../../test/support/stored-words.ts';
import { PublishInsight, PublishInsightHandler } from '../insights/publish-insight.ts';
import { CreatePerson, CreatePersonHandler } from './create-person.ts';
import { ErasePerson, ErasePersonHandler } from './erase-person.ts';

const MAIL = 'zanzibara@example.org';
const PROFILE = 'https://www.linkedin.com/in/zq-81f2';
const DETAILS = { Email: MAIL, LinkedIn: PROFILE, Phone: '+44 20 7946 0871' };

describe('erasing a person whose addresses are in links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evident-links-'));
  let world: OpenStores;
  let written: ReturnType<typeof writer>;
  let manager: Person;
  let projectId: string;

  beforeAll(async () => {
    world = await openStores();
    written = writer(world);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    manager = await world.people.member(await world.people.team(), 'MANAGER');
    projectId = await world.people.project(manager, 2);
  });

  const erase = async () => {
    const person = new CreatePerson(manager, { name: 'Zanzibara Quuxington', details: DETAILS });
    const id = await new CreatePersonHandler(world.work, uuidV7, systemClock).execute(person);
    const storage = { delete: async () => undefined };
    await new ErasePersonHandler(world.work, yjsDocumentCodec, CLOSED_ROOMS, storage, uuidV7, systemClock).execute(
      new ErasePerson(manager, id, false),
    );
  };
  const contentOf = async (id: string) =>
    (await world.database.query<{ content: RichNode }>('SELECT content FROM document WHERE id = $1', [id]))[0]!.content;
  const linked = (href: string): RichNode => paragraph('Write ', words('here', { type: 'link', attrs: { href } }), '.');
  const picture = (alt: string): RichNode => ({
    type: 'image',
    attrs: { fileId: null, alt, src: 'https://cdn.example.com/p.png', width: null },
  });

  it.each([
    ['an address', `mailto:${MAIL}?subject=Hello`, 'zanzibara'],
    ['an encoded address', 'https://example.com/to?m=zanzibara%40example.org', 'zanzibara'],
    ['a profile of their details', `${PROFILE}/`, 'zq-81f2'],
    ['a profile under their name', 'https://www.linkedin.com/in/zanzibara-quuxington-5b7', 'quuxington'],
    ['a phone number', 'https://wa.me/442079460871', '2079460871'],
  ])('leaves no link to %s in the content, its bytes and earlier versions of it', async (_, href, trace) => {
    const id = await written.note(manager, projectId, doc(linked(href), linked('https://example.com')));
    const deleted = await written.note(manager, projectId, doc(linked(href)));
    await written.rewrite(manager, 'note', deleted, doc(paragraph('Nothing')));
    const insight = await written.insight(manager, projectId, 'Contact', 'Soon.');
    await written.rewrite(manager, 'insight', insight, doc(linked(href)));
    await new PublishInsightHandler(world.work, yjsDocumentCodec, CLOSED_ROOMS, uuidV7, systemClock).execute(
      new PublishInsight(manager, insight, true),
    );
    expect(await storedIn(world.database, folder, trace)).toEqual(
      expect.arrayContaining(['public.document', 'public.document_update', 'public.insight_publication']),
    );
    await erase();
    expect(await storedIn(world.database, folder, trace)).toEqual([]);
    expect((await contentOf(id)).content).toEqual([paragraph('Write here.'), linked('https://example.com')]);
    expect((await contentOf(insight)).content).toEqual([paragraph('Write here.')]);
  });

  it('leaves no name in the description of a picture', async () => {
    const id = await written.note(manager, projectId, doc(picture('Zanzibara  Quuxington at work'), paragraph()));
    await erase();
    expect((await contentOf(id)).content).toEqual([picture('[erased] at work'), paragraph()]);
    expect(await storedIn(world.database, folder, 'quuxington')).toEqual([]);
  });

  it('leaves texts that name no one as they are', async () => {
    const content = doc(linked('https://example.com/quux'), picture('A zanzibar'), paragraph('44 20 and 7946'));
    const id = await written.note(manager, projectId, content);
    await erase();
    expect(await contentOf(id)).toEqual(content);
  });
});
