/** Makes signing up in bulk expensive. */
export interface BotCheck {
  /** What the browser has to solve, as JSON; valid for ten minutes. */
  challenge(): Promise<BotChallenge>;
  /** True once per challenge and only for a right answer in time. `solution` is what the browser sent: whatever it is, this never throws. */
  verify(solution: string): Promise<boolean>;
}

export type BotChallenge = Readonly<Record<string, unknown>>;
