import { Message } from '@evident/application/kernel/message';
import { Refusal } from '@evident/domain/kernel';
import { RefusedLog } from './refused-log.ts';

const NOTE = '0198c5a2-7a3b-7000-8000-000000000000';

class DeleteNote extends Message<void> {
  readonly actor = { teamId: 'acme', userId: 'ada' };
  constructor(
    readonly noteId: string,
    readonly words: string,
  ) {
    super();
  }
}

describe('the log of refused attempts', () => {
  const lines: string[] = [];
  const log = new RefusedLog({ warn: (line: string) => void lines.push(line) });
  afterAll(() => log.stop());

  it('names the member, the message, the object and the reason, but no words', () => {
    log.note(new DeleteNote(NOTE, 'SECRET'), new Refusal('Forbidden', 'Viewers cannot edit'));
    expect(lines).toEqual([`Refused DeleteNote about ${NOTE} to member ada of workspace acme: Viewers cannot edit`]);
  });

  it('counts repetitions instead of writing each', () => {
    log.note(new DeleteNote(NOTE, 'SECRET'), new Refusal('Forbidden', 'Viewers cannot edit'));
    expect(lines).toHaveLength(1);
  });

  it('has only what was not allowed', () => {
    log.note(new DeleteNote(NOTE, ''), new Refusal('NotFound', 'Note not found'));
    log.note(new DeleteNote(NOTE, ''), new Error('broken'));
    expect(lines).toHaveLength(1);
  });
});
