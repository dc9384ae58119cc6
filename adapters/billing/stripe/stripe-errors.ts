import { Refusal, refuse } from '@evident/domain/kernel';
import { Stripe } from 'stripe';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

export const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing';

/** Turns errors of Stripe into refusals. Its words about a card are shown; those about keys and requests are not. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof StripeCardError) return refuse('UnprocessableContent', error.message, 'Use another card.');
    if (error instanceof StripeInvalidRequestError)
      return refuse('UnprocessableContent', 'The payment provider refused the request', error.message);
    return refuse(
      'Unavailable',
      'The payment provider cannot be reached',
      'Nothing was changed. Try again in a few minutes.',
    );
  }
}
