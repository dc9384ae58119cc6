import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { objectHosts } from '../../kernel/object-hosts.ts';
import { HostedObject } from './hosted-object.tsx';

const meta: Meta<typeof HostedObject> = {
  title: 'Document/Hosted object',
  component: HostedObject,
  args: { object: { kind: 'note', id: 'n1' }, look: { layout: 'line', hidden: [] } },
};
export default meta;

/** The shell draws into it. */
export const IsKnownToTheShell: StoryObj<typeof HostedObject> = {
  play: () =>
    waitFor(() =>
      expect([...objectHosts.get().values()]).toEqual([
        { kind: 'note', id: 'n1', look: { layout: 'line', hidden: [] } },
      ]),
    ),
};
