import { normalDomain } from '@evident/domain/identity';
import { type Handler, Query } from '../kernel/message.ts';
import type { WordLists } from './word-lists.ts';

/** Whether a mail domain can't be a join domain, because anybody gets an address there. */
export class CheckDomainDenial extends Query<boolean> {
  constructor(readonly domain: string) {
    super();
  }
}

export class CheckDomainDenialHandler implements Handler<CheckDomainDenial> {
  constructor(private readonly words: WordLists) {}

  async execute({ domain }: CheckDomainDenial): Promise<boolean> {
    const normal = normalDomain(domain);
    return (await this.words.freeMail([normal])).has(normal);
  }
}
