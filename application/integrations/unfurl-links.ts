import { type PostedLink, anyMember, kindCard, linkOf, previewOf } from '@evident/domain/integrations';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { SharedPreview } from '@evident/domain/sharing';
import type { Addresses } from '../identity/index.ts';
import type { CardReader } from '../references/index.ts';
import type { IntegrationDirectory } from './integration-stores.ts';
import type { SlackProvider } from './provider.ts';
import type { LinkCard, SharedLinks } from './slack-facts.ts';
import { type TokenPorts, withToken } from './with-token.ts';

/** Public pages, as other sites show them. */
export interface PublicPreviews {
  /** Null for a page that shows nothing without a password, or is not there. */
  preview(token: string): Promise<SharedPreview | null>;
}

export interface UnfurlingPorts {
  readonly tokens: TokenPorts;
  readonly directory: IntegrationDirectory;
  readonly cards: CardReader;
  readonly previews: PublicPreviews;
  readonly addresses: Addresses;
}

/** Shows cards for links to a workspace, each as far as everyone in the channel may see it. */
export async function unfurlLinks(
  ports: UnfurlingPorts,
  slack: SlackProvider,
  teamId: Uuid,
  shared: SharedLinks & { readonly account: string },
): Promise<void> {
  const context = await contextOf(ports, teamId, shared);
  const cards: Record<string, LinkCard> = {};
  for (const url of shared.links) {
    const link = ownLink(url, context.origin);
    const card = link && (await cardOf(ports, teamId, context, link));
    if (card) cards[url] = card;
  }
  if (Object.keys(cards).length === 0) return;
  await withToken(ports.tokens, slack, teamId, 'Slack', (token) =>
    slack.conversations.unfurl(token, shared, cards),
  ).catch((error: unknown) => {
    // The message may be gone, or the connection ended: there is nothing to show any more.
    if (!(error instanceof Refusal) || error.code === 'Unavailable') throw error;
  });
}

type Context = Awaited<ReturnType<typeof contextOf>>;

async function contextOf(
  { tokens, directory, addresses }: UnfurlingPorts,
  teamId: Uuid,
  { account, user, outsiders }: SharedLinks & { readonly account: string },
) {
  const members = await directory.ofPerson('Slack', account, user);
  const memberId = members.find((member) => member.teamId === teamId)?.memberId;
  return tokens.work.prepare(teamId, async ({ connections }) => {
    const { name, subdomain } = await connections.workspace();
    return {
      workspace: name,
      origin: new URL(addresses.workspace(subdomain)).origin,
      outsiders,
      showsTitles: (await connections.find('Slack', null))?.showsTitles ?? false,
      poster: memberId === undefined ? null : await connections.memberNow(memberId),
    };
  });
}

function ownLink(url: string, origin: string): PostedLink | null {
  const address = URL.canParse(url) ? new URL(url) : null;
  return address?.origin === origin ? linkOf(address.pathname) : null;
}

async function cardOf(
  { cards, previews }: UnfurlingPorts,
  teamId: Uuid,
  { workspace, showsTitles, outsiders, poster }: Context,
  link: PostedLink,
): Promise<LinkCard | null> {
  if (link.to === 'publicPage') {
    const page = await previews.preview(link.token);
    return page && { title: page.title || 'Untitled', place: page.workspace, text: page.description };
  }
  const { kind, id } = link;
  const [forAll] = showsTitles ? await cards.cards(anyMember(teamId), [{ kind, id }]) : [];
  const [forPoster] = showsTitles && poster ? await cards.cards(poster, [{ kind, id }]) : [];
  const facts = { showsTitles, outsiders, posterSees: forPoster !== undefined, allSee: forAll !== undefined };
  if (!forAll || previewOf(kind, facts) === 'kind') return kindCard(kind, workspace);
  return {
    title: forAll.title || 'Untitled',
    place: forAll.place?.title ? `${forAll.place.title} · ${workspace}` : workspace,
    text: forAll.excerpt ?? '',
  };
}
