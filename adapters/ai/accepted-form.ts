/**
 * The form of request that an endpoint accepts, by its place in `Protocol.bodies`. One endpoint and model each. A form is preferred after it
 * was accepted for two requests in a row, so a refusal of one text never changes how the others are asked.
 */
export class AcceptedForm {
  private preferred = 0;
  private last = 0;

  /** Places in the order in which to try them. */
  order(count: number): number[] {
    const all = Array.from({ length: count }, (_, place) => place);
    return [...all.filter((place) => place === this.preferred), ...all.filter((place) => place !== this.preferred)];
  }

  accept(place: number): void {
    if (this.last === place) this.preferred = place;
    this.last = place;
  }
}

const CONTENT =
  /context[_ ]?(?:length|window|size|limit)|maximum context|(?:prompt|input|messages?|request) (?:is|are|was) too (?:long|large)|too many (?:input )?tokens|content[_ ]?(?:filter|policy|management)/i;

/** Reports whether a refusal is about the text or its length, in the usual wordings of endpoints. No other form helps then. */
export const concernsContent = (refusal: string): boolean => CONTENT.test(refusal);
