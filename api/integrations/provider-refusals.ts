import { answerOf } from '../kernel/refusals.filter.ts';

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
