import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { expect, fn, within } from 'storybook/test';
import { answering } from '../../.storybook/answers.ts';
import { asMember, page, project, workspace } from '../../.storybook/workspace.tsx';
import { sampleHighlight } from '../features/views/sample-rows.ts';
import { Component } from './present.tsx';

const insight = (id: string, title: string, published: boolean) => ({
  ...sampleHighlight,
  id,
  objectType: 'INSIGHT',
  title,
  published,
});
const text = (type: string, words: string, more: object = {}) => ({
  type,
  content: [{ type: 'text', text: words }],
  ...more,
});
const italic = (words: string) => ({ content: [{ type: 'text', text: words, marks: [{ type: 'italic' }] }] });
const own = { type: 'paragraph', ...italic('Name the team and its size.') };
const template = { id: 't1', kind: 'INSIGHT', title: 'Ours', builtIn: false };
const asked = fn();

const meta: Meta<typeof Component> = {
  title: 'Insights/Presentation',
  component: Component,
  decorators: [asMember()],
  parameters: { layout: 'fullscreen', address: `/projects/${project.id}/insights/present` },
  render: () => (
    <div data-shell>
      <nav>Sidebar</nav>
      <Routes>
        <Route path="/projects/:projectId/insights/present/:insightId?" element={<Component />} />
        <Route path="*" element={<Component />} />
      </Routes>
    </div>
  ),
  beforeEach: answering({
    ...workspace,
    [`GET /api/v1/projects/${project.id}`]: project,
    [`POST /api/v1/projects/${project.id}/rows`]: (wanted: { within?: object }) => {
      asked(wanted.within);
      return page([insight('i2', 'Costs grow with pods', true)]);
    },
    'GET /api/v1/templates': { items: [{ ...template, builtIn: true, id: 't0' }, template] },
    'GET /api/v1/templates/t1': { ...template, content: { type: 'doc', content: [own] } },
    'GET /api/v1/insights/i2/content': {
      content: {
        type: 'doc',
        content: [
          text('paragraph', 'Every team that scales out pays twice: for what it stores, and for what it sends.'),
          text('heading', 'Theme 1', { attrs: { level: 2 } }),
          { type: 'paragraph', ...italic('State it as a finding.') },
          own,
        ],
      },
      speakers: {},
    },
    'GET /api/v1/insights/i2/evidence': { items: [] },
  }),
};
export default meta;

export const PublishedWithoutTheApp: StoryObj<typeof Component> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Costs grow with pods' })).toBeVisible();
    await canvas.findByText(/Every team that scales out/);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 1');
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({
        fieldForms: [expect.objectContaining({ field: { kind: 'system', name: 'Published' }, values: ['true'] })],
      }),
    );
    await expect(canvas.queryByText('Name the team and its size.')).toBeNull();
    await expect(canvas.queryByText('State it as a finding.')).toBeNull();
    await expect(canvas.queryByText('Theme 1')).toBeNull();
    await expect(canvas.getByText('Sidebar')).not.toBeVisible();
    await expect(canvasElement.querySelector('header')).not.toBeVisible();
  },
};
