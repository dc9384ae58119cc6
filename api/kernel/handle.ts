import { Command, type Handler, type Message, type MessageClass } from '@evident/application/kernel/message';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import { CommandHandler, type ICommand, type IQuery, QueryHandler } from '@nestjs/cqrs';
import type { Port } from './port.ts';

/**
 * Registers a framework-free handler with Nest: applies decorators and injections from outside.
 * A missing or mistyped port does not compile, nor does a message without a requirement. Queries get ports that refuse
 * to write.
 */
export function handle<M extends Message<unknown>, Args extends readonly unknown[]>(
  message: MessageClass<M>,
  handler: new (...args: [...Args]) => Handler<M>,
  ports: { readonly [K in keyof Args]: Port<Args[K]> },
): Provider {
  Injectable()(handler);
  const isCommand = message.prototype instanceof Command;
  (ports as readonly Port<unknown>[]).forEach((needed, index) => {
    const { token } = isCommand ? needed : (needed.forQueries ?? needed);
    Inject(token)(handler, undefined, index);
  });
  if (isCommand) CommandHandler(message as unknown as ICommand)(handler);
  else QueryHandler(message as unknown as IQuery)(handler);
  return handler as Provider;
}
