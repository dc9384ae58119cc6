import { named } from '../kernel/declared/named.ts';
import { answerOf } from '../kernel/refusals.filter.ts';

const providerRefusal = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'For programs', examples: ['NotFound: Page not found'] },
    humanReadableMessage: {
      type: 'string',
      description: 'For the people that the service shows it to',
      examples: ['Page not found.'],
    },
  },
  required: ['message', 'humanReadableMessage'],
} as const;
export const ProviderRefusalDto = named('ProviderRefusal', providerRefusal);

/**
 * Refusals on the paths that services call (document 002, section 2): `message` for programs, `humanReadableMessage`
 * for the people that a service shows it to.
 */
export function providerRefusals(error: unknown): { message: string; humanReadableMessage: string } {
  const { errors } = answerOf(error);
  return {
    message: errors.map(({ code, title }) => `${code}: ${title}`).join('; '),
    humanReadableMessage: errors.map(({ title, message }) => sentences(title, message)).join(' '),
  };
}

const sentences = (title: string, advice = ''): string => `${title}.${advice && ` ${advice}`}`;
