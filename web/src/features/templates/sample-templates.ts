import { BUILT_IN, type ProjectExtension, type TemplateRow, builtInRow } from '@evident/domain/templates';

/** Examples for stories. */
export const builtInTemplates: TemplateRow[] = BUILT_IN.map(builtInRow);
export const sampleTemplate: TemplateRow = {
  ...builtInTemplates[0]!,
  id: '0198a5b0-7c1e-7d60-9b3a-000000000901',
  title: 'Diary study',
  description: 'Entries of a week, with the turning points.',
  builtIn: false,
  createdBy: { id: '0198a5b0-7c1e-7d60-9b3a-000000000031', name: 'Robin Ashe' },
  updatedAt: '2026-01-02T03:04:05Z',
};
const NOTHING = { fields: [], boards: [], tagCount: 0, views: [], templates: [] };
const usability = builtInTemplates.find(({ title }) => title === 'Usability testing')!;
const voice = builtInTemplates.find(({ title }) => title === 'Voice of customer')!;
export const sampleExtensions: ProjectExtension[] = [
  {
    ...usability,
    deleted: false,
    installedAt: '2026-01-02T03:04:05Z',
    adds: NOTHING,
    here: [
      { id: '1', kind: 'FIELD', title: 'Task result', dependents: 12, stays: true },
      { id: '2', kind: 'FIELD', title: 'Severity', dependents: 0, stays: false },
      { id: '3', kind: 'BOARD', title: 'Usability', dependents: 0, stays: false },
    ],
  },
  { ...voice, deleted: false, installedAt: null, adds: voice.parts, here: [] },
];
