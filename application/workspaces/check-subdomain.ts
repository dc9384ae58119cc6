import type { SubdomainCheck } from '@evident/domain/workspaces';
import { slugFault, slugOf } from '@evident/domain/workspaces';
import type { WorkspaceDirectory } from '../identity/workspace-directory.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { WordLists } from './word-lists.ts';

/** What subdomain a wish becomes, and whether it can be had. */
export class CheckSubdomain extends Query<SubdomainCheck> {
  constructor(readonly wish: string) {
    super();
  }
}

export class CheckSubdomainHandler implements Handler<CheckSubdomain> {
  constructor(
    private readonly directory: WorkspaceDirectory,
    private readonly words: WordLists,
  ) {}

  async execute({ wish }: CheckSubdomain): Promise<SubdomainCheck> {
    const subdomain = slugOf(wish);
    const fault =
      slugFault(subdomain, this.words.isProfane) ??
      ((await this.directory.route(subdomain)) ? 'This subdomain is taken' : null);
    return { subdomain, free: fault === null, fault };
  }
}
