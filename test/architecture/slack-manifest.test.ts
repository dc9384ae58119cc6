import { offerOf } from '@evident/domain/integrations';
import { textOf } from './source-files.ts';

describe('the manifest of the Slack app', () => {
  const manifest = /```yaml\n([\s\S]*?)```/.exec(textOf('docs/capabilities/integrations.md'))![1]!;
  const listed = (name: string) =>
    [...new RegExp(`\\n    ${name}:\\n((?:      - .*\\n)+)`).exec(manifest)![1]!.matchAll(/- (.*)\n/g)].map(
      ([, one]) => one,
    );

  it('requests the rights that are shown before someone connects, with their purposes in the page', () => {
    expect(listed('bot')).toEqual(Object.keys(offerOf('Slack', 'workspace')!.scopes));
    expect(listed('user')).toEqual(Object.keys(offerOf('Slack', 'member')!.scopes));
    const page = textOf('docs/capabilities/integrations.md').replace(/ +/g, ' ');
    for (const holder of ['workspace', 'member'] as const)
      for (const [scope, purpose] of Object.entries(offerOf('Slack', holder)!.scopes))
        expect(page).toContain(`| \`${scope}\` | ${purpose} |`);
  });
});
