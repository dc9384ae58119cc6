import { AnswerQuestion } from './answer-question.ts';
import type { Person } from '../../test/support/known-people.ts';
import { FIRST_PAGE, type Messages, openMessages } from '../../test/support/messages.ts';
import { until } from '../../test/support/waiting.ts';
import { CreateTerm, UpdateTerm } from '../glossary/terms.ts';
import type { Understanding } from '../extraction/index.ts';
import { answerTask } from './asking.ts';
import type { FoundPassages } from './find-passages.ts';
import { ListMessages } from './queries.ts';
import { SendMessage } from './send-message.ts';
import { StartConversation } from './start-conversation.ts';

const DEFINITION = 'From the start of an outage to its end.';
const TALK = `**Ada** (0:01): What do you watch?

**Ben** (0:09): The mean time to restore is how long our service stays down after a failure, and it was four hours.

**Ada** (0:30): And where do you live?

**Ben** (0:40): In Lisbon, near the river, with two cats and a garden.`;

describe('a question with a name of the glossary', () => {
  let world: Messages;
  let ada: Person;
  let termId: string;

  beforeAll(async () => {
    world = await openMessages();
    ada = await world.people.member(await world.people.team(), 'MANAGER');
    const projectId = await world.people.project(ada, 1);
    await world.note(ada, projectId, { title: 'Interview', markdown: TALK });
    const term = { name: 'MTTR', otherNames: ['mean time to restore'], definition: DEFINITION };
    for (const subject of ['cooking', 'sailing', 'chess', 'opera', 'gardens', 'trains'])
      await world.note(ada, projectId, { title: subject, markdown: `We talked about ${subject} and nothing else.` });
    termId = (await world.ask(new CreateTerm({ actor: ada, term }))).id;
    await until(async () => (await answer('How long is the mean time to restore?')).summary !== '');
  });
  afterAll(() => world.close());

  const answer = (question: string, actor = ada) => world.ask(new AnswerQuestion(actor, { question }));

  it('is answered by texts that use another name, and says what the team means by it apart from the evidence', async () => {
    const found = await answer('What is MTTR?');
    expect(found.summary).toContain('mean time to restore');
    expect(found.missing).toEqual([]);
    expect(found.terms).toEqual([
      { typed: 'MTTR', also: ['mean time to restore'], term: { id: termId, name: 'MTTR', definition: DEFINITION } },
    ]);
    expect(JSON.stringify(found.citations)).not.toContain(DEFINITION);
  });

  it('says what the team means by it also where nothing answers, and nothing in another workspace', async () => {
    expect((await answer('Why did MTTR bankrupt the zoo of Zanzibar?')).terms).toHaveLength(1);
    expect((await answer('Where does Ben live?')).terms).toEqual([]);
    const stranger = await world.people.member(await world.people.team());
    expect(await answer('What is MTTR?', stranger)).toMatchObject({ terms: [], missing: ['MTTR'] });
  });

  it('keeps its words in a conversation, with the definition as it is now', async () => {
    const { id } = await world.ask(new StartConversation(ada, { scope: { type: 'WORKSPACE', id: null } }));
    await world.ask(new SendMessage(ada, id, 'What is MTTR?'));
    await world.ask(new UpdateTerm({ actor: ada, termId, update: { definition: 'Time to fix.' }, expected: null }));
    const { items } = await world.ask(new ListMessages(ada, id, FIRST_PAGE));
    expect(items.find(({ role }) => role === 'ASSISTANT')!.answer!.terms).toMatchObject([
      { term: { definition: 'Time to fix.' } },
    ]);
  });
});

describe('the task of a model', () => {
  const found = (names: FoundPassages['names']) => ({ names, passages: [] }) as unknown as FoundPassages;
  const asked = { question: 'What is MTTR?', scope: { type: 'WORKSPACE', id: null }, earlier: [] } as const;

  it('has what the team means as a message of its own that is no source, and nothing without a glossary', () => {
    const term = { id: 't', name: 'MTTR', otherNames: ['mean time to restore'], definition: DEFINITION };
    const task = answerTask(
      asked,
      found([{ typed: 'MTTR', places: [2], term, others: term.otherNames }]),
      {} as Understanding,
    );
    expect(task.asked).toEqual([
      { role: 'user', text: `Glossary of the team:\n- MTTR = mean time to restore: ${DEFINITION}` },
      { role: 'user', text: 'What is MTTR?' },
    ]);
    expect(task.instruction).toContain('It is no source');
    const plain = answerTask(asked, found([]), {} as Understanding);
    expect(plain.asked).toEqual([{ role: 'user', text: 'What is MTTR?' }]);
    expect(plain.instruction).not.toContain('Glossary');
  });
});
