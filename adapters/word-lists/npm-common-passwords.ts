import type { CommonPasswords } from '@evident/application/identity/ports';

/** List of `@zxcvbn-ts/language-common`, from breaches, sorted by frequency. */
export const npmCommonPasswords: CommonPasswords = {
  async lookUp() {
    loading ??= load();
    const words = await loading;
    return (word) => words.has(word);
  },
};

let loading: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
