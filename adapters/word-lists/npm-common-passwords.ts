import type { CommonPasswords } from '@evident/application/identity/common-passwords';

/** The list of `@zxcvbn-ts/language-common`, taken from breaches and sorted by frequency. */
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
