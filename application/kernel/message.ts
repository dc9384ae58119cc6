/** What can be asked of the product. A command changes something, a query does not; `Answer` is what comes back. */
export abstract class Message<Answer> {
  declare readonly answer: Answer;
}
export abstract class Command<Answer = void> extends Message<Answer> {}
export abstract class Query<Answer> extends Message<Answer> {}

export type AnswerOf<M> = M extends Message<infer Answer> ? Answer : never;

/** One class per message. Free of any framework; its constructor takes the ports it needs. */
export interface Handler<M extends Message<unknown>> {
  execute(message: M): Promise<AnswerOf<M>>;
}
