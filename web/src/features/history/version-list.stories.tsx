import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SAMPLE_VERSIONS } from './sample-versions.ts';
import { VersionList } from './version-list.tsx';

const meta: Meta<typeof VersionList> = {
  title: 'History/Version list',
  component: VersionList,
  args: { versions: SAMPLE_VERSIONS, chosenId: SAMPLE_VERSIONS[0].id, onChoose: fn() },
};
export default meta;

export const Listed: StoryObj<typeof VersionList> = {
  play: async ({ canvasElement, args }) => {
    const [now, named] = within(canvasElement).getAllByRole('button');
    await expect(now).toHaveAttribute('aria-current', 'true');
    await expect(named).toHaveTextContent('Before coding');
    now!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenCalledWith(SAMPLE_VERSIONS[1].id);
    await expect(named).toHaveFocus();
  },
};
