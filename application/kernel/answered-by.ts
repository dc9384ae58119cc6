import { refuse } from '@evident/domain/kernel';
import type { AnswerOf, Handler, Message } from './message.ts';

/**
 * Creates a handler class that delegates to a function, usually of a reader. The parameters after the message are the
 * ports of its constructor.
 */
export function answeredBy<M extends Message<unknown>, Ports extends readonly unknown[]>(
  answer: (message: M, ...ports: Ports) => Promise<AnswerOf<M>>,
): new (...ports: Ports) => Handler<M> {
  return class implements Handler<M> {
    private readonly ports: Ports;

    constructor(...ports: Ports) {
      this.ports = ports;
    }

    async execute(message: M): Promise<AnswerOf<M>> {
      return answer(message, ...this.ports);
    }
  };
}

/** @throws Refusal `NotFound` if the result is null or undefined */
export const found = async <T>(result: Promise<T>, title: string, advice?: string): Promise<NonNullable<T>> =>
  (await result) ?? refuse('NotFound', title, advice);
