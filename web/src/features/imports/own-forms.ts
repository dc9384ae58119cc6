import { PATTERN_MAX, turnPattern } from '@evident/domain/imports';
import { lastAccount } from '../../kernel/device/account.ts';
import { refusalReason } from '../../kernel/refusal-reason.ts';

/** The most forms of turns that are remembered (decided). */
const FORMS_MAX = 5;

/** The forms of turns that a member described in a workspace, in this browser, the latest first. */
export class OwnForms {
  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
    private readonly account: () => string | null = lastAccount,
  ) {}

  all(): readonly string[] {
    const key = this.key();
    if (key === null) return [];
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isForm).slice(0, FORMS_MAX) : [];
    } catch {
      return [];
    }
  }

  remember(form: string): void {
    const key = this.key();
    if (key === null || !isForm(form)) return;
    this.storage.setItem(
      key,
      JSON.stringify([form, ...this.all().filter((other) => other !== form)].slice(0, FORMS_MAX)),
    );
  }

  private key(): string | null {
    const account = this.account();
    return account === null ? null : `evident-turn-forms.${account}`;
  }
}

const isForm = (form: unknown): form is string =>
  typeof form === 'string' && form.length <= PATTERN_MAX && refusalReason(() => turnPattern(form)) === null;
