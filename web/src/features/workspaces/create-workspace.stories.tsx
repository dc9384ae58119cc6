import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { CreateWorkspace } from './create-workspace.tsx';

const asked: Asked[] = [];
const open = fn(async () => {});
const check = (_: unknown, request: Request) => {
  const wish = new URL(request.url).searchParams.get('wish')!;
  return { subdomain: wish, free: wish !== 'taken', fault: wish === 'admin' ? 'This subdomain is reserved' : null };
};
const meta: Meta<typeof CreateWorkspace> = {
  title: 'Workspaces/Create workspace',
  component: CreateWorkspace,
  args: { rootUrl: 'http://localhost:4000', open },
  beforeEach: () => {
    open.mockClear();
    return answering({ 'GET /api/v1/workspaces/subdomain': check, 'POST /api/v1/workspaces': { id: 'new' } }, asked)();
  },
};
export default meta;
type Story = StoryObj<typeof CreateWorkspace>;

export const TheNameProposesTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'Acme Research!');
    await expect(canvas.getByLabelText('Address')).toHaveValue('acme-research');
    await expect(await canvas.findByText('http://acme-research.localhost:4000 is free')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() => expect(open).toHaveBeenCalledWith('new', '/auth/product-picker'));
    await expect(asked.at(-1)?.body).toEqual({
      name: 'Acme Research!',
      subdomain: 'acme-research',
      marketingCommsEnabled: false,
      region: 'US_B',
    });
  },
};
export const AnAddressThatCantBeHad: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'Taken');
    await expect(await canvas.findByText('This address is taken')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Address'));
    await userEvent.type(canvas.getByLabelText('Address'), 'Admin');
    await expect(await canvas.findByText('This subdomain is reserved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create workspace' }));
    await expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};
export const ARegionOfOnesOwn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Region')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Advanced'));
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'EU_A');
    await userEvent.type(canvas.getByLabelText('Name'), 'Acme');
    await userEvent.click(canvas.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Acme',
        subdomain: 'acme',
        marketingCommsEnabled: false,
        region: 'EU_A',
      }),
    );
  },
};
export const WithCompanyAndRole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'Acme');
    await userEvent.selectOptions(canvas.getByLabelText('Company size (optional)'), '26-100');
    await userEvent.selectOptions(canvas.getByLabelText('Your role (optional)'), 'Research');
    await userEvent.click(canvas.getByLabelText('Send me news about Evident'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create workspace' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        name: 'Acme',
        subdomain: 'acme',
        orgSize: '26-100',
        jobRole: 'Research',
        marketingCommsEnabled: true,
        region: 'US_B',
      }),
    );
  },
};
